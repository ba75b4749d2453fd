import { EnquiryPage } from '@/components/enquiry/EnquiryPage';
import { Page } from '@/components/ui/Page';
import { getWords } from '@/lib/content/words';
import { pageMetadata } from '@/lib/seo/metadata';
import { enquiryPageData } from './enquiry-page-data';

const words = getWords('enquire');

export const metadata = pageMetadata('/enquire');

/** The enquiry as a page, for visitors without JavaScript (docs/product/choices.md#c42). */
export default async function Enquire({ searchParams }: PageProps<'/enquire'>) {
  const data = await enquiryPageData(await searchParams);
  return (
    <Page path="/enquire" title={words.heading} lead={words.lead} art="enquire">
      <EnquiryPage {...data} />
    </Page>
  );
}
