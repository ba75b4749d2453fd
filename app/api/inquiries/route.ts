import { handleEnquiry } from '@/lib/server/enquiry/handle';
import { handler } from '@/lib/server/http/handler';

/** Accepts an enquiry, which the outbox sends to the backend. */
export const POST = handler((request) => handleEnquiry(request));
