/**
 * Subject of a picture, which decides the drawing shown when it fails to load. `image`: an editor's file in public/images.
 */
export const pictureKinds = ['centre', 'person', 'project', 'event', 'image'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Widths in pixels in which pictures are generated, for phones and desktops at one and two times density. Ascending. */
export const pictureWidths = [192, 320, 480, 800, 1280, 1920] as const;

/** A picture in any width: its path is below MEDIA_BASE_URL, or of kind `image` below public/images. */
export type PictureFile = { kind: PictureKind; path: string };
export type PictureAddress = PictureFile & { width: number };

/** Path prefix of every picture. */
export const picturesPath = '/pictures/';

const extensions: readonly string[] = ['jpg', 'jpeg', 'png', 'webp'];
const longest = 2_000;

/**
 * Normalises a path segment (RFC 3986, 6.2.2): everything but letters, digits and `-_.!~*'()` is encoded. undefined when it
 * leaves its folder, contains a control character, or is encoded twice or wrongly.
 */
function normalizeSegment(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    const refused = ['', '.', '..'].includes(name) || /[\p{Cc}%/\\]/u.test(name);
    return refused ? undefined : encodeURIComponent(name);
  } catch {
    return undefined; // URIError: no UTF-8, or half a character
  }
}

/**
 * Normalises a picture's path below its folder: `people/a b.webp` → `people/a%20b.webp`. undefined when it names no file
 * there, or has another type's extension, or exceeds 2,000 characters.
 */
export function picturePath(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const names = text.split('/').map(normalizeSegment);
  if (!names.every((name) => name !== undefined)) return undefined;
  const path = names.join('/');
  const extension = /\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase();
  const known = extension === undefined || extensions.includes(extension);
  return known && path.length <= longest ? path : undefined;
}

/**
 * Parses a requested path and query: `/pictures/<kind>/<width>/<path>`. undefined for anything but the normalised address
 * of a picture.
 */
export function parsePictureAddress(address: string): PictureAddress | undefined {
  const [, kindText, widthText, path] = /^\/pictures\/([^/]+)\/([^/]+)\/(.+)$/s.exec(address) ?? [];
  const kind = pictureKinds.find((one) => one === kindText);
  const width = pictureWidths.find((one) => String(one) === widthText);
  if (!kind || !width || !path || picturePath(path) !== path) return undefined;
  return { kind, width, path };
}
