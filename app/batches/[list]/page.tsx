import { pageMetadata } from '@/lib/seo/metadata';
import { BatchesScreen } from '../_screen/BatchesScreen';

// Reached by the rewrite of /batches without a filter: rendered on the first visit, never at build, revalidated each minute.
export const revalidate = 60;
export const dynamicParams = true;
export const generateStaticParams = () => [];
export const metadata = pageMetadata('/batches');

export default function BatchesPage() {
  return <BatchesScreen query={{}} />;
}
