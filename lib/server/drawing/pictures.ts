import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { photoLimits, readPhotoHeader } from '../../shared/photo/photo-rules.ts';
import { dayMs } from '../../shared/util/durations.ts';
import {
  parsePictureAddress,
  pictureWidths,
  type PictureAddress,
  type PictureKind,
} from '../catalogue/picture-urls.ts';
import { entityTagOf } from '../runtime/crypto.ts';
import { errorCode, log, logThrottled } from '../runtime/log.ts';
import { singleton } from '../runtime/process.ts';
import { readPictureSource, type PictureSource } from './picture-source.ts';
import { runDrawingJob } from './pool.ts';

type Picture = Uint8Array<ArrayBuffer>;
type PictureResult = { kind: 'ok'; picture: Picture } | { kind: 'failed' } | { kind: 'busy' };

export const pictureLimits = {
  cacheBytes: 48 * 1024 * 1024,
  /** For this time a picture is not fetched again. */
  freshMs: dayMs,
  /** For this time a failed file is not fetched again. */
  failureMs: 30_000,
  /** Pictures being fetched or decoded; each holds one file in memory. */
  inFlight: 4,
  /** Pictures that may wait for those in flight; further ones are busy (503). */
  waiting: 28,
  /** One picture is decoded at a time, so that a registration waits for at most one. */
  decoding: 1,
} as const;

/** An error is thrown, because lru-cache would delete a stale copy if nothing were returned. */
class UnavailableError extends Error {}

function createPictureState() {
  const { cacheBytes, freshMs, failureMs, inFlight, waiting, decoding } = pictureLimits;
  return {
    cached: new LRUCache<string, Picture, PictureAddress>({
      maxSize: cacheBytes,
      sizeCalculation: (picture) => picture.byteLength,
      ttl: freshMs,
      fetchMethod: (_key, _old, { context }) => fetchAndEncode(context),
      // Serves a stale copy while a refresh runs, and if it fails.
      allowStale: true,
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
    }),
    failures: new LRUCache<string, true>({ max: 2_000, ttl: failureMs }),
    slots: bulkhead(inFlight, waiting),
    decoders: bulkhead(decoding, inFlight),
  };
}
const pictureState = () => singleton('pictures.state', createPictureState);

const fileOf = ({ kind, path: name }: PictureAddress) => `${kind === 'image' ? 'images' : 'media'}/${name}`;

const keyOf = (address: PictureAddress) => `${address.width}/${fileOf(address)}`;

/** Remembers a failure unless the breaker of the media host is open (`paused`). */
function fail(address: PictureAddress, { kind, code }: Exclude<PictureSource, { kind: 'ok' }>): never {
  const { cached, failures } = pictureState();
  if (kind !== 'paused') failures.set(fileOf(address), true);
  // The media host no longer has the picture, so its cached copies are deleted.
  if (kind === 'missing') for (const width of pictureWidths) cached.delete(keyOf({ ...address, width }));
  logThrottled('pictures.failed', code);
  throw new UnavailableError(code);
}

/** Neither declared type nor name is trusted. The drawing process checks the pixels of a WebP. */
function mayBeDecoded(bytes: Uint8Array): boolean {
  const photo = readPhotoHeader(bytes);
  if (!photo) return /^RIFF.{4}WEBP/s.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'));
  return photo.width * photo.height <= photoLimits.maxPixels[photo.format];
}

async function fetchAndEncode(address: PictureAddress): Promise<Picture> {
  const { failures, slots, decoders } = pictureState();
  if (failures.has(fileOf(address))) throw new UnavailableError('REMEMBERED');
  return slots.execute(async () => {
    const source = await readPictureSource(address);
    if (source.kind !== 'ok') return fail(address, source);
    if (!mayBeDecoded(source.bytes)) return fail(address, { kind: 'failed', code: 'NO_PICTURE' });
    const outcome = await decoders.execute(() =>
      runDrawingJob<'picture'>({ kind: 'picture', source: source.bytes, width: address.width }),
    );
    // The drawing queue is full, or the job took too long.
    if (outcome.kind === 'busy') throw new BulkheadRejectedError(0, 0);
    if (outcome.kind !== 'ok') return fail(address, { kind: 'failed', code: outcome.kind.toUpperCase() });
    return new Uint8Array(outcome.bytes);
  });
}

/** Finds a picture in the cache or fetches it once; a stale copy serves while refreshing fails. Never rejects. */
async function findPicture(address: PictureAddress): Promise<PictureResult> {
  try {
    const picture = await pictureState().cached.fetch(keyOf(address), { context: address });
    if (picture) return { kind: 'ok', picture };
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return { kind: 'busy' };
    if (!(error instanceof UnavailableError)) log.error('pictures.unforeseen', { code: errorCode(error) });
  }
  return { kind: 'failed' };
}

const placeholders: Readonly<Record<PictureKind, string>> = {
  centre: 'centres/default',
  person: 'people/default',
  project: 'empty/no-projects',
  event: 'empty/no-events',
  image: 'pages/courses',
};

/** Blocks scripts that an SVG could run if opened as a document. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function placeholderResponse(kind: PictureKind, status: number, headers: Record<string, string>) {
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'public/art',
    `${placeholders[kind]}.svg`,
  );
  return new Response(await readFile(file, 'utf8'), {
    status,
    headers: { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': svgPolicy, ...headers },
  });
}

/**
 * Responds to GET of `address`, path and query; one that is not canonical gets 404. An unavailable picture becomes a
 * placeholder with 200, so that no page shows a broken image; a full queue gives 503.
 */
export async function respondWithPicture(address: string): Promise<Response> {
  const pictureAddress = parsePictureAddress(address);
  if (!pictureAddress) return new Response('Not found\n', { status: 404 });
  const pictureResult = await findPicture(pictureAddress);
  if (pictureResult.kind === 'busy')
    return placeholderResponse(pictureAddress.kind, 503, { 'Retry-After': '2', 'Cache-Control': 'no-store' });
  if (pictureResult.kind === 'failed')
    // `private`, because anyone can invent names of pictures and fill a shared cache with placeholders.
    return placeholderResponse(pictureAddress.kind, 200, { 'Cache-Control': 'private, max-age=60' });
  return new Response(pictureResult.picture, {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': `public, max-age=${pictureLimits.freshMs / 1000}, stale-while-revalidate=604800`,
      // With the entity tag, nginx answers a browser's conditional request.
      ETag: `"${entityTagOf(pictureResult.picture)}"`,
    },
  });
}
