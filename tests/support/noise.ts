import sharp, { type Sharp } from 'sharp';

/** A picture of grey noise, which compresses as little as a photo; `sigma` is how far its pixels differ, of 255. */
export const noise = (width: number, height: number, sigma: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });
