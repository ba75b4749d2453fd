import { handleFeedback } from '@/lib/server/feedback/handle';
import { route } from '@/lib/server/http/route';

export const dynamic = 'force-dynamic';

/** Stores feedback about a centre. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: handleFeedback });
