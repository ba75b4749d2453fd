import { getSearchData } from '@/lib/server/catalogue/search/search';

/**
 * The index of the search panel, fetched on first use. Revalidated every five minutes, because it names the next
 * event's day.
 */
export const dynamic = 'force-static';
export const revalidate = 300;

export const GET = () => Response.json(getSearchData());
