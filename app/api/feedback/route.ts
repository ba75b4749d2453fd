import { handleFeedback } from '@/lib/feedback/handle';
import { route } from '@/lib/http/route';

export const dynamic = 'force-dynamic';

/** Stores feedback about a centre. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: handleFeedback });
