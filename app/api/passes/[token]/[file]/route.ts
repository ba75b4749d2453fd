import { calendarFile, calendarOf } from '@/lib/server/registration/event-links';
import { drawnPass, findPass } from '@/lib/server/registration/passes';
import { openServices } from '@/lib/server/registration/services';
import { handler } from '@/lib/server/requests/handler';
import { download, errorResponse, refusal } from '@/lib/server/requests/responses';
import { toPerson } from '@/lib/shared/pass/person';

const busy = () =>
  errorResponse(refusal('busy', 'We are making your pass. Please try again.', { retryAfterMs: 2_000 }));

/**
 * The images of a pass and its calendar entry, drawn from the outbox row. Always attachments, with the file names
 * of `lib/server/drawing/layouts.ts`; 404 for invalid, expired and unknown tokens alike.
 */
export const GET = handler(
  async (_request: Request, { params }: RouteContext<'/api/passes/[token]/[file]'>) => {
    const { token, file } = await params;
    const pass = await findPass(token);
    if (pass.kind === 'unavailable') return busy();
    if (pass.kind === 'ready' && file === calendarFile) {
      const person = toPerson(pass.row.kind, pass.row.payload);
      return download(file, 'text/calendar; charset=utf-8', calendarOf(person));
    }
    const drawn = pass.kind === 'ready' ? await drawnPass(await openServices(), pass.row) : undefined;
    if (drawn && drawn.kind !== 'ok') return busy();
    const image = drawn?.files.find(({ name }) => name === file);
    return image
      ? download(file, image.type, new Uint8Array(image.bytes))
      : errorResponse(refusal('unknown', 'We could not find that pass.'));
  },
);
