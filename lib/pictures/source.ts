import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult } from 'cockatiel';
import { TransportError, boundedGet, type Budget } from '../backend/transport.ts';
import { embeddedAddress } from '../foundation/embedded-address.ts';
import { env } from '../foundation/env.ts';
import { errorCode } from '../foundation/log.ts';
import { shared } from '../foundation/shared.ts';
import type { PictureAddress } from '../foundation/picture-address.ts';

/**
 * The file behind a picture, or why there is none. `missing`: its owner says that there is no such file for us; `failed`: the
 * host did not answer as it should; `paused`: it was not asked.
 */
export type Source =
  { kind: 'ok'; bytes: Uint8Array } | { kind: 'missing' | 'failed' | 'paused'; code: string };

/** Time, and bytes of one file: more than a phone's photo. */
const budget: Budget = { connectMs: 2_000, totalMs: 8_000, keepAlive: true, mostBytes: 12 * 1024 * 1024 };

/** Five failures in a row, and the media host is left alone for ten seconds: pages full of pictures do not wait for it. */
const breaker = () =>
  shared('pictures.breaker', () =>
    circuitBreaker(
      handleWhenResult((result) => (result as Source).kind === 'failed'),
      { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(5) },
    ),
  );

const paused: Source = { kind: 'paused', code: 'PAUSED' };
/** 403: stores that do not list their files answer so for a missing one. */
const missing: readonly number[] = [403, 404, 410];

/** Where uploaded files lie: MEDIA_BASE_URL, or the embedded backend's own address. undefined: nowhere. */
function mediaBase(): string | undefined {
  const { mediaBaseUrl, backendUrl } = env();
  if (URL.canParse(mediaBaseUrl)) return mediaBaseUrl;
  return backendUrl ? undefined : embeddedAddress()?.mediaUrl;
}

async function fetchUpload(name: string): Promise<Source> {
  const base = mediaBase();
  if (!base) return { kind: 'missing', code: 'NO_MEDIA_BASE' };
  try {
    const { status, body } = await boundedGet(new URL(name, base), budget);
    if (status === 200) return { kind: 'ok', bytes: body };
    return { kind: missing.includes(status) ? 'missing' : 'failed', code: `STATUS_${status}` };
  } catch (error) {
    return { kind: 'failed', code: error instanceof TransportError ? error.code : errorCode(error) };
  }
}

async function readImage(name: string): Promise<Source> {
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'public/images',
    ...name.split('/').map(decodeURIComponent),
  );
  try {
    return { kind: 'ok', bytes: await readFile(file) };
  } catch (error) {
    return { kind: 'missing', code: errorCode(error) };
  }
}

/**
 * The bytes of a picture as its owner keeps them: an editor's from public/images, an upload from below the media base and
 * from nowhere else (no redirect is followed, nothing decoded). At most 12 MB in at most 8 seconds. Never throws.
 */
export async function readSource({ kind, path: name }: Omit<PictureAddress, 'width'>): Promise<Source> {
  if (kind === 'image') return readImage(name);
  // While one request tries the host again the others must not wait for it.
  if (breaker().state === CircuitState.HalfOpen) return paused;
  return breaker()
    .execute(() => fetchUpload(name))
    .catch(() => paused); // BrokenCircuitError: nothing was asked
}
