import { Blocks } from '@/components/blocks/Blocks';
import { Page } from '@/components/ui/Page';
import { getInformation } from '@/lib/server/content/information';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/Research-and-Development');

export default function ResearchPage() {
  const { heading, lead, blocks } = getInformation('research');
  return (
    <Page path="/Research-and-Development" title={heading} lead={lead} art="research">
      <Blocks blocks={blocks} />
    </Page>
  );
}
