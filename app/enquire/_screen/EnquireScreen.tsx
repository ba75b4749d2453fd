import { EnquiryPage } from '@/components/enquiry/EnquiryPage';
import { Page } from '@/components/ui/Page';
import { getWords } from '@/lib/content/words';
import { enquiryPageData } from '../enquiry-page-data';

const words = getWords('enquire');

type EnquireScreenProps = { query: Parameters<typeof enquiryPageData>[0] };

/** The enquiry as a page, for visitors without JavaScript (docs/product/choices.md#c42). */
export async function EnquireScreen({ query }: EnquireScreenProps) {
  const data = await enquiryPageData(query);
  return (
    <Page path="/enquire" title={words.heading} lead={words.lead} art="enquire">
      <EnquiryPage {...data} />
    </Page>
  );
}
