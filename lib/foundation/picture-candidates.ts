import { picturesPath, pictureWidths } from './picture-address.ts';

/** The address of a picture in one of its widths. `src` is `<kind>/<path>`, with the path from `picturePath`. */
export function pictureAddress(src: string, width: number): string {
  const slash = src.indexOf('/');
  return `${picturesPath}${src.slice(0, slash)}/${width}${src.slice(slash)}`;
}

type Candidates = { src: string; srcSet: string };

/** What an `img` of `width` CSS pixels offers the browser: the picture once and twice as large. */
export function pictureCandidates(src: string, width: number): Candidates {
  const widest = pictureWidths[pictureWidths.length - 1] ?? width;
  const [once, twice] = [width, 2 * width].map((least) =>
    pictureAddress(src, pictureWidths.find((one) => one >= least) ?? widest),
  );
  return { src: twice ?? '', srcSet: once === twice ? `${twice} 1x` : `${once} 1x, ${twice} 2x` };
}

/** The same for an `img` whose `sizes` depend on the window: the picture in each width. */
export const windowCandidates = (src: string): Candidates => ({
  src: pictureAddress(src, 800),
  srcSet: pictureWidths.map((width) => `${pictureAddress(src, width)} ${width}w`).join(', '),
});
