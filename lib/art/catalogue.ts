import manifest from './manifest.json' with { type: 'json' };

export type ArtFile = {
  src: string;
  width: number;
  height: number;
  /** Where its motif is, in per cent of the width, when it may be cut on the left and right. */
  focus?: number;
};
type Entry = { width: number; height: number; version: string; focus?: number };

const entries: Readonly<Record<string, Entry>> = manifest;

/** Whether `npm run art` has drawn a picture of this name. */
export const hasArt = (name: string): boolean => name in entries;

/**
 * Address and size in pixels of a drawing. The address carries the drawing's fingerprint, so that it may be cached for
 * ever. An unknown name gives the house picture; tests/art.test.ts finds such names before a visitor does.
 */
export function getArt(name: string): ArtFile {
  const known = hasArt(name) ? name : 'pages/home';
  const { version, ...size } = entries[known] ?? { width: 700, height: 500, version: '0' };
  return { src: `/art/${known}.svg?v=${version}`, ...size };
}
