import { handleEnquiry } from '@/lib/enquiry/handle';
import { route } from '@/lib/http/route';

export const dynamic = 'force-dynamic';

/** Takes an enquiry, which the outbox sends to the backend. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => handleEnquiry(request),
});
