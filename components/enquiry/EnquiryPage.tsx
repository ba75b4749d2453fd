import { Section } from '@/components/ui/Section';
import type { Centre } from '@/lib/shared/content/centres';
import { getSite } from '@/lib/shared/content/site';
import type { EnquiryReply } from '@/lib/shared/enquiry/fields';
import { Confirmation } from './Confirmation';
import { EnquiryPageForm, type EnquiryPageFormProps } from './EnquiryPageForm';
import { Topics } from './QuickWays';
import { cx } from '@/components/ui/cx';
import styles from './Enquiry.module.css';

export type EnquiryPageProps = EnquiryPageFormProps & {
  /** Set after an accepted post without JavaScript. */
  reply: EnquiryReply | undefined;
  /** The centre the enquiry was for. */
  centre: Centre | undefined;
};

/** The enquiry form as a page: the same questions, topics and contacts as in the sidebar. */
export function EnquiryPage({ reply, centre, ...form }: EnquiryPageProps) {
  return (
    <Section>
      <div className={cx('stack gap-6 columns-960', styles.ask)}>
        {reply ? <Confirmation reply={reply} centre={centre} heading="h2" /> : <EnquiryPageForm {...form} />}
        <div className="stack gap-5">
          <Topics heading="h2" />
          <p className="small muted">{getSite().headOffice.lines.join(', ')}</p>
        </div>
      </div>
    </Section>
  );
}
