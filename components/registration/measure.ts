import type { Measure } from '@/lib/shared/pass/fit-text';
import type { TextItem } from '@/lib/shared/pass/place-text';

type MeasureIn = (item: TextItem) => Measure;

/** Approximate widths in the display font, for the first HTML and browsers without canvas. */
export const estimate: MeasureIn =
  ({ tracking = 0 }) =>
  (text) =>
    text.length * (0.52 + tracking) + 0.15 * (text.match(/\p{Lu}/gu)?.length ?? 0);

/** Font size in pixels at which texts are measured. */
const measuringSize = 100;

/** Widths in the display font of this browser, or in its fallback. */
export function measuring(): MeasureIn {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return estimate;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  return ({ weight, tracking = 0 }) =>
    (text) => {
      context.font = [weight, `${measuringSize}px`, family].join(' ');
      return context.measureText(text).width / measuringSize + text.length * tracking;
    };
}
