import { getSearchData } from '@/lib/search/data';

/** The index of the search panel, fetched on first use. Built once, because the art addresses in it carry fingerprints. */
export const dynamic = 'force-static';

export const GET = () => Response.json(getSearchData());
