import { handleFeedback } from '@/lib/server/feedback/handle';
import { wrapHandler } from '@/lib/server/requests/handler';
import { seeOther } from '@/lib/server/requests/responses';

export const POST = wrapHandler(handleFeedback);

/** Redirects a tab that was closed after a failed post and is restored, which browsers do by GET. */
export const GET = () => seeOther('/feedback');
