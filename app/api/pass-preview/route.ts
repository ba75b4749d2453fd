import { route } from '@/lib/http/route';
import { handlePreview } from '@/lib/pass-page/preview';

export const dynamic = 'force-dynamic';

/** A watermarked picture of one's own pass while typing: the form as it stands, posted as it will be sent. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: handlePreview });
