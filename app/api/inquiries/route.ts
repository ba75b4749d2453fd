import { handleEnquiry } from '@/lib/server/enquiry/handle';
import { handler } from '@/lib/server/requests/handler';
import { seeOther } from '@/lib/server/requests/responses';

/** Accepts an enquiry, which the outbox sends to the backend. */
export const POST = handler((request) => handleEnquiry(request));

/** For a tab that is restored after its post failed. */
export const GET = () => seeOther('/enquire');
