import { InformationPage } from '@/components/blocks/InformationPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/partner');

export default function PartnerPage() {
  return <InformationPage path="/partner" page="partner" />;
}
