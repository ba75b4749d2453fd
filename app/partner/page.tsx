import { Blocks } from '@/components/blocks/Blocks';
import { Page } from '@/components/ui/Page';
import { getInformation } from '@/lib/server/content/information';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/partner');

export default function PartnerPage() {
  const { heading, lead, blocks } = getInformation('partner');
  return (
    <Page path="/partner" title={heading} lead={lead} art="partner">
      <Blocks blocks={blocks} />
    </Page>
  );
}
