import { handleEnquiry } from '@/lib/enquiry/handle';
import { route } from '@/lib/http/route';

export const dynamic = 'force-dynamic';

/** The enquiry (spec.md 2.9, 7). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => handleEnquiry(request),
});
