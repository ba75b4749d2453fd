import { route } from '@/lib/http/route';
import { handlePreview } from '@/lib/pass-page/preview';

export const dynamic = 'force-dynamic';

/** A watermarked preview of the pass while the visitor types; takes the same fields as the registration. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: handlePreview });
