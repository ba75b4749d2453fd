// Adapts the style sheets of a build to the oldest browsers with styles (docs/performance.md#browsers).

/** The nearest width above or below, for a query that excludes the width itself. */
const beside = (width: string, unit: string, step: number) =>
  `${Number(width) + step * (unit === 'px' ? 0.02 : 0.001)}${unit}`;

/**
 * Converts media ranges for Chrome 99 and Safari 15.4. The compiler writes `width > 48rem` as `not (max-width:48rem)`,
 * which needs Chrome 104 and Safari 16.4.
 */
const oldRanges = (css: string): string =>
  css.replace(/@media[^{]+/g, (query) =>
    query
      .replace(/\(not (\((?:max|min)-width:[\d.]+\w+\))\)/g, 'not $1')
      .replace(/not \((max|min)-width:([\d.]+)(px|rem)\)/g, (_, side: string, width: string, unit: string) =>
        side === 'max' ? `(min-width:${beside(width, unit, 1)})` : `(max-width:${beside(width, unit, -1)})`,
      ),
  );

const start = '@layer site{';
/** Puts a sheet of the build into a layer, unless it already is. */
export const layered = (css: string): string => (css.startsWith(start) ? css : `${start}${oldRanges(css)}}`);
