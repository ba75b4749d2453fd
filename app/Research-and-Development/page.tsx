import { InformationPage } from '@/components/blocks/InformationPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/Research-and-Development');

export default function ResearchPage() {
  return <InformationPage path="/Research-and-Development" page="research" />;
}
