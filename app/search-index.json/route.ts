import { getSearchData } from '@/lib/server/catalogue/search/search';

/** The index is fetched on first use of the search panel. It is revalidated, because it names the next event's day. */
export const dynamic = 'force-static';
export const revalidate = 300;

export const GET = () => Response.json(getSearchData());
