// Pictures from a media host with each kind of fault, up to the response. Over 250 lines because all cases share one
// fake host.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { poolLimits, runDrawingJob } from '@/lib/server/drawing/pool';
import { listenLocally } from '@/tests/support/programs/free-port';
import { noise } from '@/tests/support/samples/noise';
import { pngHeader } from '@/tests/support/samples/png-header';
import { closePool, resetBackend, takeSingletons } from '@/tests/support/singletons';
import { respondWithPicture, pictureLimits } from './pictures';

jest.mock('./pool', () => {
  const pool = jest.requireActual<{ runDrawingJob: typeof runDrawingJob }>('./pool');
  return { ...pool, runDrawingJob: jest.fn(pool.runDrawingJob) };
});
Object.assign(poolLimits, { jobMs: 120_000 });
const { runDrawingJob: realRunDrawingJob } = jest.requireActual<{ runDrawingJob: typeof runDrawingJob }>(
  './pool',
);
const decodeCount = () => jest.mocked(runDrawingJob).mock.calls.length;

type Respond = (response: http.ServerResponse, request: http.IncomingMessage) => void;
let respond: Respond;
let requestedPaths: string[];
const sockets = new Set<Socket>();
const mediaHost = http.createServer((request, response) => {
  requestedPaths.push(request.url ?? '');
  respond(response, request);
});
mediaHost.on('connection', (socket) => sockets.add(socket));

beforeAll(async () => {
  const port = await listenLocally(mediaHost);
  // A private address and port, as on an intranet or in a container network.
  process.env.MEDIA_BASE_URL = `http://127.0.0.1:${port}/uploads/`;
  process.env.BACKEND_URL = 'http://127.0.0.1:9/api';
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  mediaHost.close();
  await closePool();
});

const realNow = performance.now.bind(performance);
let elapsedMs = 0;
beforeEach(() => {
  requestedPaths = [];
  elapsedMs = 0;
  takeSingletons('pictures.');
  resetBackend();
  jest.mocked(runDrawingJob).mockClear();
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + elapsedMs);
});

/** Advances the clock and waits until the caches, which read it once per millisecond, see it. */
async function advanceTime(ms: number): Promise<void> {
  elapsedMs += ms;
  await new Promise((done) => setTimeout(done, 5));
}

const respondWith =
  (bytes: Uint8Array | string, status = 200, headers: http.OutgoingHttpHeaders = {}): Respond =>
  (response) =>
    void response.writeHead(status, headers).end(bytes);
const getPicture = (name = 'a.jpg', width = 480) =>
  respondWithPicture(`/pictures/event/${width}/events/${name}`);
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const metadataOf = async (response: Response) => sharp(await bytesOf(response)).metadata();
const placeholder = readFileSync('public/art/empty/no-events.svg', 'utf8');

async function expectPlaceholder(response: Response): Promise<void> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('private, max-age=60');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toBe(placeholder);
}

const solidColour = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86414' } });
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await solidColour(1000, 600)
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer();
});

test('a picture is served as WebP of the requested width, without metadata', async () => {
  respond = respondWith(jpeg, 200, { 'content-type': 'text/html' });
  const response = await getPicture();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
  expect(response.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
  const { format, width, height, exif } = await metadataOf(response);
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 480,
    height: 288,
    exif: undefined,
  });
  expect(requestedPaths).toEqual(['/uploads/events/a.jpg']);
});

test('concurrent requests for a picture share one fetch and one decode, for each kind', async () => {
  respond = respondWith(jpeg);
  const addresses = ['event', 'person', 'event', 'centre'].map((kind) => `/pictures/${kind}/320/a.jpg`);
  const responses = await Promise.all(addresses.map(respondWithPicture));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([requestedPaths.length, decodeCount()]).toEqual([1, 1]);
});

test('a picture that compresses badly is below 150 kB at the widths a phone requests', async () => {
  const source = await noise(2_000, 1_500, 20).jpeg().toBuffer();
  const atFirstQuality = await sharp(source).resize(1280).webp({ quality: 75 }).toBuffer();
  expect(atFirstQuality.byteLength).toBeGreaterThan(150_000);
  respond = respondWith(source);
  for (const width of [800, 1280]) {
    const bytes = await bytesOf(await getPicture('noise.jpg', width));
    expect((await sharp(bytes).metadata()).width).toBe(width);
    expect(bytes.byteLength).toBeLessThan(150_000);
  }
});

test('a photo is upright, and a small picture is not enlarged', async () => {
  respond = respondWith(await solidColour(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const { width, height } = await metadataOf(await getPicture('turned.jpg'));
  expect({ width, height }).toEqual({ width: 200, height: 300 });
});

test.each(['png', 'webp'] as const)('a %s keeps its transparency', async (format) => {
  const transparentImage = sharp({
    create: { width: 50, height: 40, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  });
  respond = respondWith(await transparentImage[format]().toBuffer());
  expect(await metadataOf(await getPicture(`clear.${format}`))).toMatchObject({
    format: 'webp',
    hasAlpha: true,
    width: 50,
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each<[what: string, makeOrigin: () => Respond | Promise<Respond>, decodes: number]>([
  ['knows no such file', () => respondWith('gone', 404), 0],
  [
    'responds with a page',
    () => respondWith('<!doctype html><title>502</title>', 200, { 'content-type': 'image/jpeg' }),
    0,
  ],
  ['responds with nothing', () => respondWith(''), 0],
  ['responds with an SVG', () => respondWith(svg, 200, { 'content-type': 'image/svg+xml' }), 0],
  [
    'leads to this machine’s metadata',
    () => respondWith('', 302, { location: 'http://169.254.169.254/latest/a.png' }),
    0,
  ],
  ['sends 13 MB', () => respondWith(Buffer.concat([jpeg, Buffer.alloc(13 * 1024 * 1024)])), 0],
  ['hangs up', () => (response) => response.destroy(), 0],
  ['responds with half a JPEG', () => respondWith(jpeg.subarray(0, jpeg.length / 2)), 1],
  ['responds with a PNG of 2,500,000,000 pixels', () => respondWith(pngHeader(50_000, 50_000)), 0],
])('a host that %s: the placeholder is served', async (_what, makeRespond, expected) => {
  respond = await makeRespond();
  await expectPlaceholder(await getPicture());
  expect(decodeCount()).toBe(expected);
  expect(requestedPaths).toHaveLength(1);
});

test.each([
  ['person', 'people/default'],
  ['centre', 'centres/default'],
])('in place of a missing picture of a %s is %s', async (kind, file) => {
  respond = respondWith('gone', 404);
  const response = await respondWithPicture(`/pictures/${kind}/480/none.jpg`);
  expect(await response.text()).toBe(readFileSync(`public/art/${file}.svg`, 'utf8'));
});

test('a failed picture is retried after half a minute, not earlier', async () => {
  respond = respondWith('', 404);
  await getPicture();
  await getPicture('a.jpg', 800);
  expect(requestedPaths).toHaveLength(1);
  respond = respondWith(jpeg);
  await advanceTime(pictureLimits.failureMs + 1_000);
  expect((await getPicture()).headers.get('content-type')).toBe('image/webp');
});

test('a picture older than a day is served until it can be refreshed', async () => {
  respond = respondWith(jpeg);
  const firstBytes = await bytesOf(await getPicture());
  respond = respondWith('', 500);
  await advanceTime(pictureLimits.freshMs + 1_000);
  for (let n = 0; n < 3; n += 1) {
    expect(await bytesOf(await getPicture())).toEqual(firstBytes);
    await advanceTime(pictureLimits.failureMs + 1_000);
  }
  expect(requestedPaths.length).toBeGreaterThan(1);
  respond = respondWith(await solidColour(500, 900).jpeg().toBuffer());
  await getPicture();
  while ((await bytesOf(await getPicture())).length === firstBytes.length)
    await advanceTime(pictureLimits.failureMs + 1_000);
});

test('a picture deleted by the host is served for at most a day, and then in no width', async () => {
  respond = respondWith(jpeg);
  await getPicture();
  await getPicture('a.jpg', 800);
  respond = respondWith('', 404);
  await advanceTime(pictureLimits.freshMs + 1_000);
  await getPicture();
  while ((await getPicture()).headers.get('content-type') !== 'image/svg+xml') await advanceTime(1);
  expect((await getPicture('a.jpg', 800)).headers.get('content-type')).toBe('image/svg+xml');
  expect(requestedPaths).toHaveLength(3);
});

test('pictures beyond the queue get 503 with the placeholder at once; the others are served', async () => {
  let openRequests = 0;
  let maxOpen = 0;
  respond = (response) => {
    openRequests += 1;
    maxOpen = Math.max(maxOpen, openRequests);
    setImmediate(() => {
      openRequests -= 1;
      response.end(jpeg);
    });
  };
  const responses = await Promise.all(Array.from({ length: 40 }, (_, n) => getPicture(`${n}.jpg`)));
  const busyResponses = responses.filter(({ status }) => status === 503);
  // Of forty, 32 may run or wait.
  expect(busyResponses).toHaveLength(40 - 32);
  for (const response of busyResponses) {
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe(placeholder);
  }
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(40 - busyResponses.length);
  expect(maxOpen).toBeLessThanOrEqual(4);
  expect((await getPicture('39.jpg')).headers.get('content-type')).toBe('image/webp');
});

test('one picture is decoded at a time, so that a registration waits for at most one', async () => {
  let [served, decoding, maxDecoding] = [0, 0, 0];
  respond = (response, request) => {
    response.once('close', () => (served += 1));
    respondWith(jpeg)(response, request);
  };
  jest.mocked(runDrawingJob).mockImplementation(async () => {
    maxDecoding = Math.max(maxDecoding, (decoding += 1));
    // Waits until the other requests have arrived.
    for (let turns = 0; served < 4 || turns < 100; turns += 1) await new Promise(setImmediate);
    decoding -= 1;
    return { kind: 'ok', bytes: jpeg };
  });
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => getPicture(`${name}.jpg`)));
  jest.mocked(runDrawingJob).mockImplementation(realRunDrawingJob);
  expect([decodeCount(), maxDecoding]).toEqual([4, 1]);
});

test('cached pictures are bounded by bytes; the least recently used is evicted first', async () => {
  respond = respondWith(jpeg);
  const { byteLength } = await bytesOf(await getPicture());
  const { cacheBytes } = pictureLimits;
  expect(cacheBytes).toBe(48 * 1024 * 1024);
  takeSingletons('pictures.');
  Object.assign(pictureLimits, { cacheBytes: 2 * byteLength });
  for (const name of ['a', 'b', 'c']) await getPicture(`${name}.jpg`);
  Object.assign(pictureLimits, { cacheBytes });
  requestedPaths = [];
  for (const name of ['c', 'b', 'a']) await getPicture(`${name}.jpg`);
  expect(requestedPaths).toEqual(['/uploads/events/a.jpg']);
});

test("editors' pictures come from public/images", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  mkdirSync(path.join(folder, 'public/images/courses'), { recursive: true });
  writeFileSync(path.join(folder, 'public/images/courses/office.jpg'), jpeg);
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const response = await respondWithPicture('/pictures/image/800/courses/office.jpg');
  rmSync(folder, { recursive: true });
  expect(await metadataOf(response)).toMatchObject({ format: 'webp', width: 800 });
  expect(requestedPaths).toEqual([]);
});
