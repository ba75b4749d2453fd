import { getTopics } from '@/lib/server/catalogue/catalogue';

export const dynamic = 'force-static';

/** The titles are fetched when the sidebar opens with a topic. */
export const GET = () => Response.json(getTopics());
