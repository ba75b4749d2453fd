type ArtFile = { src: string; width: number; height: number };

/** Width and height in pixels of all drawings in a folder of public/art, or of those with this beginning. */
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'banners/hero': [800, 800],
  'banners/home': [1920, 1080],
  'banners/which-course': [500, 900],
  'banners/freelancers-award-desktop': [1600, 700],
  'banners/freelancers-award-tablet': [1200, 500],
  'banners/visionary-awards-desktop': [1600, 700],
  'banners/visionary-awards-tablet': [1200, 500],
  centres: [700, 500],
  convocation: [600, 400],
  courses: [700, 300],
  empty: [300, 300],
  pages: [1300, 300],
  people: [400, 400],
  tech: [24, 24],
  video: [1280, 720],
};

/**
 * URL and size in pixels of a drawing of public/art. The URL contains the version of all drawings (next.config.mjs), so it may
 * be cached for ever.
 */
export function getArt(name: string): ArtFile {
  const kind = Object.keys(sizes).find((start) => name.startsWith(start)) ?? '';
  const [width, height] = sizes[kind] ?? [400, 400];
  return { src: `/art/${name}.svg?v=${process.env.ART_VERSION ?? ''}`, width, height };
}
