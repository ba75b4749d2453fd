import { Blocks } from '@/components/blocks/Blocks';
import { Page } from '@/components/ui/Page';
import { getInformation } from '@/lib/server/content/information';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/career');

export default function CareerPage() {
  const { heading, lead, blocks } = getInformation('career');
  return (
    <Page path="/career" title={heading} lead={lead} art="career">
      <Blocks blocks={blocks} />
    </Page>
  );
}
