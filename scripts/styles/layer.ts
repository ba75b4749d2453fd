import { atRule, type Plugin } from 'postcss';

/** A width just above (`step` 1) or below (-1), for a query that excludes the width itself. */
const nextWidth = (width: string, unit: string, step: number) =>
  `${Number(width) + step * (unit === 'px' ? 0.02 : 0.001)}${unit}`;

/**
 * Converts media ranges for Chrome 99 and Safari 15.4. The compiler writes `width > 48rem` as `not (max-width:48rem)`,
 * which needs Chrome 104 and Safari 16.4.
 */
export const convertRanges: Plugin = {
  postcssPlugin: 'old-ranges',
  AtRule: {
    media: (rule) => {
      rule.params = rule.params
        .replace(/\(not (\((?:max|min)-width:[\d.]+\w+\))\)/g, 'not $1')
        .replace(
          /not \((max|min)-width:([\d.]+)(px|rem)\)/g,
          (_, side: string, width: string, unit: string) =>
            side === 'max'
              ? `(min-width:${nextWidth(width, unit, 1)})`
              : `(max-width:${nextWidth(width, unit, -1)})`,
        );
    },
  },
};

/** Puts a sheet into the layer `site`, unless it is in that layer: a build may keep files of the previous build. */
export const wrapInLayer: Plugin = {
  postcssPlugin: 'layered',
  Once(root) {
    if (root.first?.type === 'atrule' && root.first.name === 'layer' && root.first.params === 'site') return;
    const layer = atRule({ name: 'layer', params: 'site', nodes: [] });
    layer.append(...root.nodes);
    root.append(layer);
  },
};
