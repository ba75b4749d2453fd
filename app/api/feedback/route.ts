import { handleFeedback } from '@/lib/feedback/handle';
import { route } from '@/lib/http/route';

export const dynamic = 'force-dynamic';

/** Feedback about a centre (spec.md 2.15, 3). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: handleFeedback });
