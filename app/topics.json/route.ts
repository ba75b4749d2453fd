import { getTopics } from '@/lib/server/catalogue/catalogue';

export const dynamic = 'force-static';

/** Titles of enquiries by topic (`TopicTitles`), fetched when the sidebar opens with a topic. */
export const GET = () => Response.json(getTopics());
