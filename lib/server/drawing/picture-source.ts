import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { boundedGet, type CallLimits, createBreaker, TransportError } from '../backend/transport.ts';
import type { PictureFile } from '../catalogue/picture-urls.ts';
import { env } from '../runtime/env.ts';
import { errorCode } from '../runtime/log.ts';
import { embeddedBackendUrls, singleton } from '../runtime/process.ts';

/**
 * `missing`: the file does not exist or is not public; `failed`: no valid response from the host; `paused`: the
 * breaker is open.
 */
export type PictureSource =
  { kind: 'ok'; bytes: Uint8Array } | { kind: 'missing' | 'failed' | 'paused'; code: string };

const fileLimits: CallLimits = {
  connectMs: 2_000,
  totalMs: 8_000,
  keepAlive: true,
  maxBytes: 12 * 1024 * 1024,
};

const mediaBreaker = () =>
  singleton('pictures.breaker', () => createBreaker<PictureSource>(({ kind }) => kind === 'failed'));

/** Statuses of a missing file; object stores without listing respond 403. */
const missingStatuses: readonly number[] = [403, 404, 410];

/** Undefined if neither MEDIA_BASE_URL nor an embedded backend has files. */
function mediaBaseUrlOf(): string | undefined {
  const { mediaBaseUrl, backendUrl } = env();
  if (URL.canParse(mediaBaseUrl)) return mediaBaseUrl;
  return backendUrl ? undefined : embeddedBackendUrls()?.mediaUrl;
}

async function fetchUpload(name: string): Promise<PictureSource> {
  const base = mediaBaseUrlOf();
  if (!base) return { kind: 'missing', code: 'NO_MEDIA_BASE' };
  try {
    const { status, body } = await boundedGet(new URL(name, base), fileLimits);
    if (status === 200) return { kind: 'ok', bytes: body };
    return { kind: missingStatuses.includes(status) ? 'missing' : 'failed', code: `STATUS_${status}` };
  } catch (error) {
    return { kind: 'failed', code: error instanceof TransportError ? error.code : errorCode(error) };
  }
}

async function readPublicImage(name: string): Promise<PictureSource> {
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

/** Reads a picture of public/images or below the media base. `path` must be that of a parsed address; never rejects. */
export async function readPictureSource({ kind, path: name }: PictureFile): Promise<PictureSource> {
  if (kind === 'image') return readPublicImage(name);
  return (await mediaBreaker().call(() => fetchUpload(name))) ?? { kind: 'paused', code: 'PAUSED' };
}
