import { getSearchData } from '@/lib/search/data';

/** What the search panel loads on first use. Built once; the address of art in it carries fingerprints. */
export const dynamic = 'force-static';

export const GET = () => Response.json(getSearchData());
