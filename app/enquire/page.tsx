import { EnquiryConfirmation } from '@/components/enquiry/EnquiryConfirmation';
import { EnquiryForm } from '@/components/enquiry/EnquiryForm';
import { Contacts, MostSearchedTopics } from '@/components/enquiry/PanelParts';
import { topicHeading } from '@/components/enquiry/link-presets';
import columns from '@/components/ui/Columns.module.css';
import { OfficeHours } from '@/components/ui/OfficeHours';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { words } from '@/lib/server/catalogue/page-words';
import { formMetadata } from '@/lib/server/seo/metadata';
import { headOfficeLines } from '@/lib/shared/content/site';
import styles from './enquire.module.css';
import { enquiryPageData, lastEnquiry } from './enquiry-page-data';

const path = '/enquire';
type Props = PageProps<'/enquire'>;

export const generateMetadata = async ({ searchParams }: Props) =>
  formMetadata(path, await lastEnquiry(await searchParams));

/** The enquiry for visitors without JavaScript, with the values of a link or the outcome of a post. */
export default async function EnquirePage({ searchParams }: Props) {
  const { reply, centre, lead, ...form } = await enquiryPageData(await searchParams);
  const { topic } = form;
  return (
    <div className={styles.page}>
      <Page
        path={path}
        title={topic ? <span className={styles.topic}>{topicHeading(topic)}</span> : words.enquire.heading}
        lead={lead}
        {...(!reply && { art: 'enquire' })}
        below={<Contacts topic={topic} phoneVariant="onInk" hours={<OfficeHours />} />}
      >
        <Section>
          <div className={cx(columns.from960, styles.ask)}>
            {reply ? (
              <EnquiryConfirmation
                reply={reply}
                centre={centre}
                topic={topic}
                hours={<OfficeHours />}
                heading="h2"
              />
            ) : (
              <EnquiryForm id="enquire-page" heading="h2" hours={<OfficeHours />} {...form} />
            )}
            <div className="stack gap-5">
              <MostSearchedTopics heading="h2" />
              <p className="small muted">{headOfficeLines().join(', ')}</p>
            </div>
          </div>
        </Section>
      </Page>
    </div>
  );
}
