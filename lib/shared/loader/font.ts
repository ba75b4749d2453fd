import { attempt } from '../util/values.ts';
import { connection } from './low-data.ts';

/** Preloads the display font on fast connections; on a slow one it would delay the first paint (docs/performance.md). */
export function preloadFont(): void {
  if (connection().downlink! > 4) document.querySelector('[as=font]')?.setAttribute('rel', 'preload');
}

/**
 * Keeps the fallback font if the display font arrived after the first paint: it would replace visible text at the next style
 * change.
 */
export const keepFont = () =>
  attempt(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    const width = (fonts: string) => {
      context.font = '9px ' + fonts;
      return context.measureText('A').width;
    };
    if (width('display,monospace') === width('monospace'))
      document.documentElement.style.setProperty('--font-bricolage', 'display Fallback');
  });

/** Calls `keepFont` after the first paint; `optional` gives the font 100 ms. */
export const keepFontAfterPaint = () =>
  attempt(() => new PerformanceObserver(() => setTimeout(keepFont, 100)).observe({ type: 'paint' }));
