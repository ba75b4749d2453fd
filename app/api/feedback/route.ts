import { handleFeedback } from '@/lib/server/feedback/handle';
import { handler } from '@/lib/server/http/handler';

/** Stores feedback about a centre. */
export const POST = handler(handleFeedback);
