import { InformationPage } from '@/components/blocks/InformationPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/career');

export default function CareerPage() {
  return <InformationPage path="/career" page="career" />;
}
