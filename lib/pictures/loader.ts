import { picturesPath } from '../foundation/picture-address.ts';

/**
 * The address of a picture in one of its widths, for next/image (images.loaderFile in next.config.mjs). `src` is
 * `<kind>/<path>`, the path spelt as `picturePath` spells it.
 */
export default function pictureLoader({ src, width }: { src: string; width: number }): string {
  const slash = src.indexOf('/');
  return `${picturesPath}${src.slice(0, slash)}/${width}${src.slice(slash)}`;
}
