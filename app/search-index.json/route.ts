import { getSearchData } from '@/lib/server/catalogue/search/search';

/** Fetched on first use of the search panel. Revalidated, because it names the day of the next event. */
export const dynamic = 'force-static';
export const revalidate = 300;

export const GET = () => Response.json(getSearchData());
