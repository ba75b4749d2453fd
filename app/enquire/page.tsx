import { EnquiryPage } from '@/components/enquiry/EnquiryPage';
import { Page } from '@/components/ui/Page';
import { words } from '@/content/pages/enquire';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { enquiryPageData } from './enquiry-page-data';

export const metadata = pageMetadata('/enquire');

/**
 * The enquiry form as a page, for visitors without JavaScript: shows preset values of a link, a chosen city, or the
 * outcome of a post. With JavaScript the sidebar opens instead.
 */
export default async function EnquirePage({ searchParams }: PageProps<'/enquire'>) {
  const { guidance, ...data } = await enquiryPageData(await searchParams);
  const { topic } = data;
  const lead = [...guidance, words.lead].join(' ');
  return (
    <Page path="/enquire" title={topic ? `Ask about ${topic}` : words.heading} lead={lead} art="enquire">
      <EnquiryPage {...data} />
    </Page>
  );
}
