import { handleEnquiry } from '@/lib/server/enquiry/handle';
import { route } from '@/lib/server/http/route';

export const dynamic = 'force-dynamic';

/** Accepts an enquiry, which the outbox sends to the backend. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => handleEnquiry(request),
});
