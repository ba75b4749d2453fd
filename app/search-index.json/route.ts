import { getSearchData } from '@/lib/server/catalogue/search/search';

/**
 * The index of the search panel, fetched on first use. Revalidated, because it names the day of the next event; shared
 * caches keep it for the same time, the maximum (`maxSharedSeconds` of lib/server/web/prepare-response.ts).
 */
export const dynamic = 'force-static';
export const revalidate = 300;

export const GET = () => Response.json(getSearchData());
