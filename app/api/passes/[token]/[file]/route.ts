import { calendarFileName, calendarTextOf } from '@/lib/server/registration/pass-links';
import { drawPassOf, findPassState } from '@/lib/server/registration/passes';
import { openRegistrationServices } from '@/lib/server/registration/services';
import { wrapHandler } from '@/lib/server/requests/handler';
import { downloadResponse, errorResponse, createRefusal } from '@/lib/server/requests/responses';
import { toPerson } from '@/lib/shared/pass/person';

const busyResponse = () =>
  errorResponse(createRefusal('busy', 'We are making your pass. Please try again.', { retryAfterMs: 2_000 }));

const noPassResponse = () => errorResponse(createRefusal('unknown', 'We could not find that pass.'));

/**
 * The images of a pass (lib/server/drawing/layouts.ts) and its calendar entry as attachments; 404 for other files, and
 * for invalid, expired and unknown tokens alike.
 */
export const GET = wrapHandler(
  async (_request: Request, { params }: RouteContext<'/api/passes/[token]/[file]'>) => {
    const { token, file } = await params;
    const pass = await findPassState(token);
    if (pass.kind === 'unavailable') return busyResponse();
    if (pass.kind !== 'ready') return noPassResponse();
    if (file === calendarFileName) {
      const person = toPerson(pass.registration.kind, pass.registration.payload);
      return downloadResponse(file, 'text/calendar; charset=utf-8', calendarTextOf(person));
    }
    const drawOutcome = await drawPassOf(await openRegistrationServices(), pass.registration);
    if (drawOutcome.kind !== 'ok') return busyResponse();
    const image = drawOutcome.files.find(({ name }) => name === file);
    return image ? downloadResponse(file, image.type, new Uint8Array(image.bytes)) : noPassResponse();
  },
);
