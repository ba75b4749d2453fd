import { handleEnquiry } from '@/lib/enquiry/handle';
import { route } from '@/lib/http/route';

export const dynamic = 'force-dynamic';

/** The enquiry (docs/product/forms.md#f2, docs/product/backend.md#b5). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => handleEnquiry(request),
});
