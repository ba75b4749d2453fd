import { bucketsNamed } from '../http/buckets.ts';
import { clientOf } from '../http/client-address.ts';
import { errorResponse } from '../http/error-response.ts';
import { acceptedNames, formNames, photoControl } from '../registration/fields.ts';
import { normaliseFields } from '../registration/normalise.ts';
import { toPerson } from '../registration/person.ts';
import { photoLimits } from '../photo/rules.ts';
import { discardUpload } from '../uploads/discard.ts';
import { readInSlot, slotsNamed } from '../uploads/in-flight.ts';
import { previewPass } from '../pass/index.ts';

/** Preview requests of one address in ten minutes, enough for a class of thirty behind one address. */
const previewBuckets = () => bucketsNamed('pass-preview', { capacity: 600, refillMs: 600_000 });

const names = [...new Set(['form', ...formNames.flatMap(acceptedNames)])];

/** Bytes of a preview body: a small copy of the photo and the text fields. */
const maxBodyBytes = photoLimits.previewBytes + 64 * 1024;
/** Takes a slot for one body; separate from uploads, so that previews cannot use memory that registrations need. */
const takeSlot = (address: string) => slotsNamed('previews', { all: 16, address: 8 })(address);

const refuse = (status: number, code: string, message: string, retryAfterMs?: number) =>
  errorResponse(status, { code, message, ...(retryAfterMs !== undefined && { retryAfterMs }) });

/** Refusals decided by the rate limit and the headers. */
function refuseEarly(request: Request): Response | undefined {
  const limit = previewBuckets().take(clientOf(request));
  if (limit.kind === 'limited') return refuse(429, 'limited', 'The preview is busy.', limit.retryAfterMs);
  // The length must be known before reading; browsers always send it.
  const length = request.headers.get('content-length') ?? '';
  if (!/^\d+$/.test(length) || Number(length) > maxBodyBytes)
    return refuse(413, 'too-large', 'A preview takes a small photo only.');
  return undefined;
}

/**
 * POST /api/pass-preview: the fields of a registration form, the optional photo and `form` (`visitor` or `conference`) as
 * multipart of at most 512 KB. Responds with a JPEG of 420 × 686 (`no-store`), or 503 with Retry-After while no drawing
 * process is idle. Nothing is stored or logged.
 */
export async function handlePreview(request: Request): Promise<Response> {
  const refusal = refuseEarly(request);
  if (refusal) {
    discardUpload(request);
    return refusal;
  }
  const body = await readInSlot(takeSlot, request, { names, file: photoControl });
  if (body.kind === 'busy' || body.kind === 'limited') {
    discardUpload(request);
    return refuse(503, 'busy', 'The preview is busy.', 2000);
  }
  if (body.kind === 'refused') return refuse(body.status, body.code, 'The form could not be read.');
  const form = formNames.find((name) => name === body.fields.form);
  if (!form || form === 'vip')
    return refuse(400, 'unknown-form', 'There is no pass to preview for this form.');
  const person = toPerson(form, normaliseFields(form, body.fields));
  const drawn = await previewPass(person, body.file);
  if (drawn.kind === 'busy') return refuse(503, 'busy', 'The preview is busy.', 1000);
  return new Response(new Uint8Array(drawn.jpeg), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store' },
  });
}
