import { after } from 'next/server';
import { handleResend } from '@/lib/server/registration/handle-resend';
import { wrapHandler } from '@/lib/server/requests/handler';
import { seeOther } from '@/lib/server/requests/responses';

export const POST = wrapHandler((request: Request) => handleResend(request, after));

/** Browsers restore a closed tab by GET, also after a failed post. */
export const GET = () => seeOther('/pass');
