import sharp, { type Sharp } from 'sharp';

/**
 * A picture of grey noise, which compresses as badly as a photo; `sigma` is the standard deviation of its pixels, whose
 * values are 0 to 255.
 */
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
