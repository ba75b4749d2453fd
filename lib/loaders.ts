import sharp from 'sharp';

/**
 * Switches off every picture format sharp could read, then on again the three we take (security.md S1): JPEG and PNG
 * from visitors and editors, WebP for what the optimizer has stored. Process-wide, also for Next's optimizer.
 */
export function blockOtherLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
}
