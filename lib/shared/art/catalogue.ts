import manifest from './manifest.json' with { type: 'json' };

type ArtFile = {
  src: string;
  width: number;
  height: number;
  /** Horizontal position of the motif, in per cent of the width, for pictures that are cropped at the sides. */
  focus?: number;
};
type Entry = { width: number; height: number; version: string; focus?: number };

const entries: Readonly<Record<string, Entry>> = manifest;

/** True if `npm run art` has drawn a picture of this name. */
export const hasArt = (name: string): boolean => name in entries;

/**
 * URL and size in pixels of a drawing. The URL contains a digest, so it may be cached for ever. An unknown name returns
 * the picture of the home page; tests/art.test.ts finds such names.
 */
export function getArt(name: string): ArtFile {
  const known = hasArt(name) ? name : 'pages/home';
  const { version, ...size } = entries[known] ?? { width: 700, height: 500, version: '0' };
  return { src: `/art/${known}.svg?v=${version}`, ...size };
}
