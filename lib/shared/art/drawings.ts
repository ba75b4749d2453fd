/** Width and height in pixels of a strip: 13 by 3 tiles, with a drawing of its subject at the left end. */
const stripSize = [1300, 300] as const;

/** Width and height in pixels of the drawings in public/art, by the beginning of their names. */
const sizesByPrefix: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'banners/home': [1300, 900],
  banners: stripSize,
  centres: [700, 500],
  convocation: [600, 400],
  courses: stripSize,
  empty: [300, 300],
  motifs: [300, 300],
  pages: stripSize,
  people: [400, 400],
  tech: [24, 24],
  video: [1280, 720],
};

/** URL and size of a drawing of public/art by name. The URL contains the version of all drawings (next.config.mjs). */
export function getArt(name: string) {
  const prefix = Object.keys(sizesByPrefix).find((start) => name.startsWith(start)) ?? '';
  const size = sizesByPrefix[prefix] ?? [400, 400];
  const [width, height] = size;
  const src = `/art/${name}.svg?v=${process.env.ART_VERSION ?? ''}`;
  return { src, width, height, isStrip: size === stripSize, isFilm: prefix === 'video' };
}
