import { handleFeedback } from '@/lib/feedback/handle';
import { route } from '@/lib/http/route';

export const dynamic = 'force-dynamic';

/** Feedback about a centre (docs/product/forms.md#f7, #f6). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: handleFeedback });
