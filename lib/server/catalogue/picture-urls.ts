/** The subject of a picture decides which drawing replaces it; `image` is an editor's file in public/images. */
export const pictureKinds = ['centre', 'person', 'project', 'event', 'image'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Widths in pixels in which pictures are generated. */
export const pictureWidths = [192, 320, 480, 800, 1280, 1920] as const;

/** `path` is relative to MEDIA_BASE_URL, or for kind `image` to public/images. */
export type PictureFile = { kind: PictureKind; path: string };
export type PictureAddress = PictureFile & { width: number };

const extensions: readonly string[] = ['jpg', 'jpeg', 'png', 'webp'];
const maxPathLength = 2_000;

/**
 * Normalises a path segment (RFC 3986, 6.2.2): encodes everything except letters, digits and `-_.!~*'()`. Undefined if
 * it is empty, leaves its folder, contains a control character, or is encoded twice or wrongly.
 */
function normaliseSegment(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    const refused = ['', '.', '..'].includes(name) || /[\p{Cc}%/\\]/u.test(name);
    return refused ? undefined : encodeURIComponent(name);
  } catch {
    return undefined; // URIError: invalid UTF-8.
  }
}

/**
 * Normalises a picture's path below its folder: `people/a b.webp` → `people/a%20b.webp`. Undefined if it names no file
 * there, has the extension of another type, or exceeds 2,000 characters.
 */
export function picturePath(text: string): string | undefined {
  if (text.length > maxPathLength) return undefined;
  const names = text.split('/').map(normaliseSegment);
  if (!names.every((name) => name !== undefined)) return undefined;
  const path = names.join('/');
  const extension = /\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase();
  const isKnownExtension = extension === undefined || extensions.includes(extension);
  return isKnownExtension && path.length <= maxPathLength ? path : undefined;
}

/** Parses a requested path and query: `/pictures/<kind>/<width>/<path>`; undefined unless it is in normal form. */
export function parsePictureAddress(address: string): PictureAddress | undefined {
  const [, kindText, widthText, path] = /^\/pictures\/([^/]+)\/([^/]+)\/(.+)$/s.exec(address) ?? [];
  const kind = pictureKinds.find((known) => known === kindText);
  const width = pictureWidths.find((known) => String(known) === widthText);
  if (!kind || !width || !path || picturePath(path) !== path) return undefined;
  return { kind, width, path };
}

/** The address of a picture in one of its widths. The path must come from `picturePath`. */
export const pictureAddress = ({ kind, width, path }: PictureAddress): string =>
  `/pictures/${kind}/${width}/${path}`;

type Candidates = { src: string; srcSet: string };

/** Candidates for an `img` of `width` CSS pixels: the smallest pictures at least as wide, and twice as wide, if any. */
export function pictureCandidates(picture: PictureFile, width: number): Candidates {
  const widest = pictureWidths[pictureWidths.length - 1] ?? width;
  const [once, twice] = [width, 2 * width].map((minWidth) =>
    pictureAddress({ ...picture, width: pictureWidths.find((candidate) => candidate >= minWidth) ?? widest }),
  );
  return { src: twice ?? '', srcSet: once === twice ? `${twice} 1x` : `${once} 1x, ${twice} 2x` };
}

/** Candidates for an `img` whose size depends on the window: the picture in every width. */
export const windowCandidates = (picture: PictureFile): Candidates => ({
  src: pictureAddress({ ...picture, width: 800 }),
  srcSet: pictureWidths.map((width) => `${pictureAddress({ ...picture, width })} ${width}w`).join(', '),
});
