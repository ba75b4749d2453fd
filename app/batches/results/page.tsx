import { pageMetadata } from '@/lib/seo/metadata';
import { BatchesScreen } from '../_screen/BatchesScreen';

/** Reached by the rewrite of /batches with a filter or a page; search engines list /batches alone. */
export const metadata = pageMetadata('/batches', { index: false });

export default async function FilteredBatchesPage({ searchParams }: PageProps<'/batches/results'>) {
  return <BatchesScreen query={await searchParams} />;
}
