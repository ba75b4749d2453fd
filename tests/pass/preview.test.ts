/** @jest-environment node */
import jsQR from 'jsqr';
import sharp from 'sharp';
import { handlePreview } from '@/lib/pass-page/preview';
import { layouts } from '@/lib/pass/layouts';
import { closePool, poolLimits } from '@/lib/pass/pool';
import { portrait } from './people';

// A busy machine must not fail a drawing.
Object.assign(poolLimits, { jobMs: 120_000 });
afterAll(closePool);

const answers = { form: 'visitor', firstName: 'Muhammad', lastName: 'Ali', userType: 'Professional' };

/** A post as a browser sends it, with Content-Length. */
async function post(
  fields: Record<string, string>,
  photo?: Uint8Array,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (photo) form.set('profileImage', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const encoded = new Response(form);
  const body = new Uint8Array(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type')!;
  return handlePreview(
    new Request('http://site.example/api/pass-preview', {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'content-length': String(body.byteLength), ...headers },
    }),
  );
}
const pictureOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

test('a half-filled form gives a small picture that must not be cached', async () => {
  const answer = await post(answers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { format, width, height } = await sharp(await pictureOf(answer)).metadata();
  expect([format, width, height]).toEqual(['jpeg', 420, 686]);
});

test('a preview cannot be used at the entrance: it has the word PREVIEW in place of the code', async () => {
  const layout = layouts.visitor.at(-1)!;
  const picture = sharp(await pictureOf(await post(answers, portrait)));
  const whole = await picture.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(whole.data), whole.info.width, whole.info.height)).toBeNull();
  // Inside the white area where the pass has its code.
  const toPreview = 420 / layout.width;
  const side = Math.floor(0.6 * layout.qr.size * toPreview);
  const [left, top] = [layout.qr.x, layout.qr.y].map((at) => Math.ceil(at * toPreview) + 8) as [
    number,
    number,
  ];
  const plate = await picture.extract({ left, top, width: side, height: side }).greyscale().raw().toBuffer();
  const dark = plate.filter((level) => level < 128).length / plate.length;
  expect(dark).toBeGreaterThan(0.02);
  expect(dark).toBeLessThan(0.3);
});

test('a preview shows the photo, and leaves out one that breaks a rule', async () => {
  const draw = async (photo?: Uint8Array) => Buffer.from(await pictureOf(await post(answers, photo)));
  const none = await draw();
  const photo = await draw(portrait);
  const hostile = await draw(new TextEncoder().encode('GIF89a'));
  expect(photo.equals(none)).toBe(false);
  expect(hostile.equals(none)).toBe(true);
});

test.each([
  ['the VIP form, whose pass others make', { ...answers, form: 'vip' }, {}, 400],
  ['no form', { firstName: 'Ali' }, {}, 400],
  ['a body without a length', answers, { 'content-length': '' }, 413],
  ['a large body', answers, { 'content-length': String(600 * 1024) }, 413],
  ['a body that is no form', answers, { 'content-type': 'application/json' }, 415],
] as const)('refuses %s', async (_, fields, headers, status) => {
  expect((await post(fields, undefined, headers)).status).toBe(status);
});

test('an address with previews that never end takes no more than its share of the places', async () => {
  const leaving: (() => void)[] = [];
  const endless = () => {
    const body = new ReadableStream({
      start: (controller) => void leaving.push(() => controller.error(new Error('gone'))),
    });
    return handlePreview(
      new Request('http://site.example/api/pass-preview', {
        method: 'POST',
        body,
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': '1000',
          'x-site-client': 'slow',
        },
        duplex: 'half',
      } as RequestInit),
    );
  };
  const slow = Array.from({ length: 20 }, endless);
  expect((await post(answers, undefined, { 'x-site-client': 'other' })).status).toBe(200);
  for (const leave of leaving) leave();
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(12);
});
