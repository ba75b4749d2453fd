import { pageMetadata } from '@/lib/seo/metadata';
import { LocationsScreen } from '../_screen/LocationsScreen';

/** Reached by the rewrite of /locations?q=… (next.config.mjs), which the search form requests without JavaScript. */
export const metadata = pageMetadata('/locations', { index: false });

export default async function LocationsResultsPage({ searchParams }: PageProps<'/locations/results'>) {
  const { q } = await searchParams;
  return <LocationsScreen query={typeof q === 'string' ? q.slice(0, 80) : ''} />;
}
