import { handleFeedback } from '@/lib/server/feedback/handle';
import { wrapHandler } from '@/lib/server/requests/handler';
import { seeOther } from '@/lib/server/requests/responses';

export const POST = wrapHandler(handleFeedback);

/** Browsers restore a closed tab by GET, also after a failed post. */
export const GET = () => seeOther('/feedback');
