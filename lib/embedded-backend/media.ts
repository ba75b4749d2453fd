import { readFile } from 'node:fs/promises';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  webm: 'video/webm',
  mp4: 'video/mp4',
};

const folder = () => path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'embedded-backend', 'media');

/** A sample picture or film by its name below /media/ (`people/p01.webp`); undefined when there is none. */
export async function readMedia(
  name: string,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  // Two plain words and an extension: nothing that could leave the folder.
  const found = /^([a-z]{1,20})\/([a-z0-9-]{1,40})\.([a-z0-9]{3,4})$/.exec(name);
  const type = found && types[found[3] ?? ''];
  if (!type) return undefined;
  try {
    const bytes = await readFile(path.join(/* turbopackIgnore: true */ folder(), name));
    return { type, bytes: new Uint8Array(bytes) };
  } catch {
    return undefined; // ENOENT: some seeded pictures are missing on purpose
  }
}

/** GET of one sample file, whole: they are small. Unknown names are 404. */
export async function mediaResponse(name: string): Promise<Response> {
  const file = await readMedia(name);
  if (!file) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  return new Response(file.bytes, {
    headers: {
      'content-type': file.type,
      'content-length': String(file.bytes.length),
      'cache-control': 'public, max-age=86400',
    },
  });
}
