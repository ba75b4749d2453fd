import { handleFeedback } from '@/lib/server/feedback/handle';
import { handler } from '@/lib/server/http/handler';
import { seeOther } from '@/lib/server/http/responses';

/** Stores feedback about a centre. */
export const POST = handler(handleFeedback);

/** For a tab that is restored after its post failed. */
export const GET = () => seeOther('/feedback');
