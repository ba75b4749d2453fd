import { readFile } from 'node:fs/promises';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  webm: 'video/webm',
  mp4: 'video/mp4',
};

/** Videos are the site's own; pictures are in the folder beside this file. */
const folders: Readonly<Record<string, readonly string[]>> = {
  videos: ['public', 'video'],
  people: ['lib', 'embedded-backend', 'media', 'people'],
  projects: ['lib', 'embedded-backend', 'media', 'projects'],
  events: ['lib', 'embedded-backend', 'media', 'events'],
  centres: ['lib', 'embedded-backend', 'media', 'centres'],
};

/** A sample picture or video by its name below /media/ (`people/p01.webp`); undefined when there is none. */
async function readMedia(
  name: string,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  // Only a plain folder, name and extension, so that no path leaves the folder.
  const found = /^([a-z]{1,20})\/([a-z0-9-]{1,40})\.([a-z0-9]{3,4})$/.exec(name);
  const [, section = '', file = '', extension = ''] = found ?? [];
  const type = types[extension];
  const folder = folders[section];
  if (!type || !folder) return undefined;
  const filePath = path.join(/* turbopackIgnore: true */ process.cwd(), ...folder, `${file}.${extension}`);
  try {
    const bytes = await readFile(filePath);
    return { type, bytes: new Uint8Array(bytes) };
  } catch {
    return undefined; // ENOENT: no sample has this name
  }
}

/** Parses `bytes=0-` or `bytes=10-99`, the only form of range that video players send. */
function rangeOf(header: string | null, size: number): { start: number; end: number } | undefined {
  const found = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header ?? '');
  if (!found) return undefined;
  const start = Number(found[1]);
  const end = Math.min(found[2] ? Number(found[2]) : size - 1, size - 1);
  return start <= end ? { start, end } : undefined;
}

/** Responds with one sample file, or with the requested range of it; 404 for unknown names. */
export async function mediaResponse(name: string, range: string | null = null): Promise<Response> {
  const file = await readMedia(name);
  if (!file) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  const size = file.bytes.length;
  const part = rangeOf(range, size);
  const bytes = part ? file.bytes.slice(part.start, part.end + 1) : file.bytes;
  return new Response(bytes, {
    status: part ? 206 : 200,
    headers: {
      'content-type': file.type,
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
    },
  });
}
