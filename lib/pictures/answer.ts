import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePictureAddress, type PictureKind } from '../foundation/picture-address.ts';
import { findPicture } from './pictures.ts';

/** The placeholder drawing of each kind, in public/art. */
const placeholders: Readonly<Record<PictureKind, string>> = {
  centre: 'centres/default',
  person: 'people/default',
  project: 'empty/no-projects',
  event: 'empty/no-events',
  image: 'pages/courses',
};

/** An SVG can contain scripts, which this policy blocks when it is opened as a document. */
const placeholderPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function placeholderResponse(kind: PictureKind, status: number, headers: Record<string, string>) {
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'public/art',
    `${placeholders[kind]}.svg`,
  );
  return new Response(await readFile(file, 'utf8'), {
    status,
    headers: { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': placeholderPolicy, ...headers },
  });
}

/**
 * Handles GET of a picture; `address` is the requested path and query, and any but the canonical form is 404. An unavailable
 * picture is the placeholder of its kind with 200, so that no page shows a broken image; when the queue is full the status
 * is 503 with Retry-After.
 */
export async function answerPicture(address: string): Promise<Response> {
  const parsed = parsePictureAddress(address);
  if (!parsed) return new Response('Not found\n', { status: 404 });
  const found = await findPicture(parsed);
  if (found.kind === 'busy')
    return placeholderResponse(parsed.kind, 503, { 'Retry-After': '2', 'Cache-Control': 'no-store' });
  if (found.kind === 'failed')
    // Not for a shared cache: anybody can make up names of pictures.
    return placeholderResponse(parsed.kind, 200, { 'Cache-Control': 'private, max-age=60' });
  const { webp, etag } = found.picture;
  return new Response(webp, {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      ETag: etag,
    },
  });
}
