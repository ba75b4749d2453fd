import { picturesPath } from '../foundation/picture-address.ts';

/**
 * The next/image loader: the path of a picture in one of its widths (images.loaderFile in next.config.mjs). `src` is
 * `<kind>/<path>`, with the path from `picturePath`.
 */
export default function pictureLoader({ src, width }: { src: string; width: number }): string {
  const slash = src.indexOf('/');
  return `${picturesPath}${src.slice(0, slash)}/${width}${src.slice(slash)}`;
}
