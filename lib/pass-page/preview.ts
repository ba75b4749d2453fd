import { bucketsNamed } from '../http/buckets.ts';
import { clientOf } from '../http/client.ts';
import { problem } from '../http/problem.ts';
import { controlsOf, formNames, partNamesOf, photoControl } from '../registration/fields.ts';
import { normaliseFields } from '../registration/normalise.ts';
import { toPerson } from '../registration/person.ts';
import { discardUpload, readUpload } from '../uploads/multipart.ts';
import { previewPass } from '../pass/index.ts';

/** Previews of one address in ten minutes: a class of thirty at one address may type at once. */
const previews = () => bucketsNamed('pass-preview', { capacity: 600, refillMs: 600_000 });

const names = [
  ...new Set([
    'form',
    'attendeeType',
    ...formNames.flatMap((form) => [...partNamesOf(form), ...Object.keys(controlsOf[form])]),
  ]),
];

const busy = (retryAfterMs: number) =>
  problem(503, { code: 'busy', message: 'The preview is busy.', retryAfterMs });

/**
 * POST /api/pass-preview: the registration form's own parts and `form` (`visitor` or `conference`), as multipart; the photo
 * may be left out, and should be small, since it is only looked at. Answers a JPEG of 420 × 686 that nobody may store. Gives
 * way to registrations: 503 with Retry-After while all drawing processes are at work. Nothing is kept or logged.
 */
export async function handlePreview(request: Request): Promise<Response> {
  const turn = previews().take(clientOf(request));
  if (turn.kind === 'limited') {
    discardUpload(request);
    return problem(429, {
      code: 'limited',
      message: 'The preview is busy.',
      retryAfterMs: turn.retryAfterMs,
    });
  }
  const body = await readUpload(request, { names, file: photoControl });
  if (body.kind === 'refused')
    return problem(body.status, { code: body.code, message: 'The form could not be read.' });
  const form = formNames.find((name) => name === body.fields.form);
  if (!form || form === 'vip')
    return problem(400, { code: 'unknown-form', message: 'There is no pass to preview for this form.' });
  const person = toPerson(form, normaliseFields(form, body.fields));
  const drawn = await previewPass(person, body.file);
  if (drawn.kind === 'busy') return busy(1000);
  if (drawn.kind === 'failed') return problem(500, { code: 'failed', message: 'No preview this time.' });
  return new Response(new Uint8Array(drawn.jpeg), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store' },
  });
}
