import { Blocks } from '@/components/blocks/Blocks';
import { AudienceLinks, Recruiters } from '@/components/placement/Placement';
import { Page } from '@/components/ui/Page';
import { getInformation } from '@/lib/server/content/information';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/placement');

export default function PlacementPage() {
  const { heading, lead, blocks, recruiters } = getInformation('placement');
  const parts = {
    readers: <AudienceLinks />,
    recruiters: <Recruiters recruiters={recruiters} />,
  };
  return (
    <Page path="/placement" title={heading} lead={lead} art="placement">
      <Blocks blocks={blocks} parts={parts} />
    </Page>
  );
}
