import { InformationPage } from '@/components/blocks/InformationPage';
import { AudienceLinks, Recruiters } from '@/components/placement/Placement';
import { getInformation } from '@/lib/server/catalogue/page-content';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/placement');

export default function PlacementPage() {
  const { recruiters } = getInformation('placement');
  const parts = { readers: <AudienceLinks />, recruiters: <Recruiters recruiters={recruiters} /> };
  return <InformationPage path="/placement" page="placement" parts={parts} />;
}
