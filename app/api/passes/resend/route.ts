import { after } from 'next/server';
import { handleResend } from '@/lib/server/registration/handle-resend';
import { wrapHandler } from '@/lib/server/requests/handler';
import { seeOther } from '@/lib/server/requests/responses';

export const POST = wrapHandler((request: Request) => handleResend(request, after));

/** Redirects a tab that was closed after a failed post and is restored, which browsers do by GET. */
export const GET = () => seeOther('/pass');
