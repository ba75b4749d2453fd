/** What a picture shows, which decides the drawing that takes its place. `image`: an editor's file in public/images. */
export const pictureKinds = ['centre', 'person', 'project', 'event', 'image'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Widths a picture is made in, in pixels: shown once and twice as dense on phones and desks. Ascending. */
export const pictureWidths = [192, 320, 480, 800, 1280, 1920] as const;

export type PictureAddress = { kind: PictureKind; width: number; path: string };

/** Every address of a picture begins so. */
export const picturesPath = '/pictures/';

const extensions: readonly string[] = ['jpg', 'jpeg', 'png', 'webp'];
const longest = 2_000;

/**
 * One name of a path in its one spelling (RFC 3986, 6.2.2): everything but letters, digits and `-_.!~*'()` encoded.
 * undefined: a name that leaves its folder, holds a control character, or is encoded twice or wrongly.
 */
function spelt(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    const refused = ['', '.', '..'].includes(name) || /[\p{Cc}%/\\]/u.test(name);
    return refused ? undefined : encodeURIComponent(name);
  } catch {
    return undefined; // URIError: no UTF-8, or half a character
  }
}

/**
 * The one spelling of a picture's path below its folder, from any other: `people/a b.webp` → `people/a%20b.webp`.
 * undefined when it names no file there, or one with the extension of something else. At most 2,000 characters.
 */
export function picturePath(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const names = text.split('/').map(spelt);
  if (!names.every((name) => name !== undefined)) return undefined;
  const path = names.join('/');
  const extension = /\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase();
  const known = extension === undefined || extensions.includes(extension);
  return known && path.length <= longest ? path : undefined;
}

/**
 * Reads an address as it was requested, path and query: `/pictures/<kind>/<width>/<path>`. undefined for every address
 * but the one spelling of each picture.
 */
export function parsePictureAddress(address: string): PictureAddress | undefined {
  const [, kindText, widthText, path] = /^\/pictures\/([^/]+)\/([^/]+)\/(.+)$/s.exec(address) ?? [];
  const kind = pictureKinds.find((one) => one === kindText);
  const width = pictureWidths.find((one) => String(one) === widthText);
  if (!kind || !width || !path || picturePath(path) !== path) return undefined;
  return { kind, width, path };
}
