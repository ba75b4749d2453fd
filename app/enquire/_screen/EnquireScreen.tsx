import { EnquiryPage } from '@/components/enquiry/EnquiryPage';
import { messages } from '@/components/enquiry/messages';
import { Page } from '@/components/ui/Page';
import { getWords } from '@/lib/content/words';
import { enquiryPageData } from '../enquiry-page-data';

const words = getWords('enquire');

type EnquireScreenProps = { query: Parameters<typeof enquiryPageData>[0] };

/** The enquiry as a page, for visitors without JavaScript; with it the sidebar opens in its place. */
export async function EnquireScreen({ query }: EnquireScreenProps) {
  const { program, ...data } = await enquiryPageData(query);
  const { topic } = data;
  const lead = topic ? [`${words.heading}.`, program, words.lead].filter(Boolean).join(' ') : words.lead;
  return (
    <Page path="/enquire" title={topic ? messages.askAbout(topic) : words.heading} lead={lead} art="enquire">
      <EnquiryPage {...data} />
    </Page>
  );
}
