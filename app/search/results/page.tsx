import { cleanQuery } from '@/lib/search/best-match';
import { pageMetadata } from '@/lib/seo/metadata';
import { SearchScreen } from '../_screen/SearchScreen';

/** Reached by the rewrite of /search?q=…. */
export const metadata = pageMetadata('/search');

export default async function SearchResultsPage({ searchParams }: PageProps<'/search/results'>) {
  const { q } = await searchParams;
  return <SearchScreen query={cleanQuery((Array.isArray(q) ? q[0] : q) ?? '')} />;
}
