import { getTopics } from '@/lib/server/content/catalogue';

export const dynamic = 'force-static';

/** Titles of courses by slug, fetched when the enquiry form opens for one of them. */
export const GET = () => Response.json(getTopics());
