import sharp, { type Sharp } from 'sharp';

/**
 * A picture of noise around a middle grey, which compresses badly, as photos do; `sigma` is the standard deviation of
 * the values of each channel, which are 0 to 255.
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
