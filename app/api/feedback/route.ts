import { handleFeedback } from '@/lib/server/feedback/handle';
import { handler } from '@/lib/server/requests/handler';
import { seeOther } from '@/lib/server/requests/responses';

/** Stores feedback about a centre. */
export const POST = handler(handleFeedback);

/** For a tab that is restored after its post failed. */
export const GET = () => seeOther('/feedback');
