import { getTopics } from '@/lib/server/catalogue/catalogue';

export const dynamic = 'force-static';

/** Titles of courses by slug, fetched when the enquiry form opens for one of them. */
export const GET = () => Response.json(getTopics());
