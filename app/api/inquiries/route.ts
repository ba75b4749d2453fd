import { handleEnquiry } from '@/lib/server/enquiry/handle';
import { wrapHandler } from '@/lib/server/requests/handler';
import { seeOther } from '@/lib/server/requests/responses';

/** Accepts an enquiry, which the outbox sends to the backend. */
export const POST = wrapHandler((request) => handleEnquiry(request));

/** Redirects a tab that was closed after a failed post and is restored, which browsers do by GET. */
export const GET = () => seeOther('/enquire');
