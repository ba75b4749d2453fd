import { picturesPath, pictureWidths, type PictureAddress, type PictureFile } from './picture-address.ts';

/** The address of a picture in one of its widths, which `parsePictureAddress` reads; the path is one of `picturePath`. */
export const pictureAddress = ({ kind, width, path }: PictureAddress): string =>
  `${picturesPath}${kind}/${width}/${path}`;

type Candidates = { src: string; srcSet: string };

/** What an `img` of `width` CSS pixels offers the browser: the picture once and twice as large. */
export function pictureCandidates(picture: PictureFile, width: number): Candidates {
  const widest = pictureWidths[pictureWidths.length - 1] ?? width;
  const [once, twice] = [width, 2 * width].map((least) =>
    pictureAddress({ ...picture, width: pictureWidths.find((one) => one >= least) ?? widest }),
  );
  return { src: twice ?? '', srcSet: once === twice ? `${twice} 1x` : `${once} 1x, ${twice} 2x` };
}

/** The same for an `img` whose `sizes` depend on the window: the picture in each width. */
export const windowCandidates = (picture: PictureFile): Candidates => ({
  src: pictureAddress({ ...picture, width: 800 }),
  srcSet: pictureWidths.map((width) => `${pictureAddress({ ...picture, width })} ${width}w`).join(', '),
});
