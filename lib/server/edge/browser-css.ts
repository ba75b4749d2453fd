/**
 * What the style of a document gets for older browsers (docs/browsers.md): the site's style needs cascade layers, and without
 * them nothing of it applies.
 */

/** True where there are cascade layers: Chrome 99 has the first, Safari 15.4 the second, Firefox 97 the third property, and others `zoom`. */
export const layersCondition =
  '(text-emphasis:none) and (contain:strict) and ((scrollbar-gutter:stable) or (zoom:1))';

/** For browsers without layers: their own style, no wider than the screen. It shows what a screen reader reads. */
const plain = [
  'body{margin:1rem;font:1rem/1.5 sans-serif;overflow-wrap:break-word}',
  // Spaces between words are gaps of the style elsewhere.
  'a,b,small,span,strong,time{margin:0 .2rem}',
  'label{display:block;margin-top:1rem}',
  'input:not([type=radio],[type=checkbox]),select,textarea{box-sizing:border-box;width:100%}',
  'img,svg,video,iframe{max-width:100%}img,video{height:auto}',
  'table,fieldset{display:block;min-width:0;max-width:100%;overflow:auto}',
  // Icons have their shape and size from the style; a link of an icon alone shows its name, in a box of its own: that of a
  // line would be as low as the text that is not shown.
  'a[aria-label]{display:inline-block;font-size:0}a[aria-label]::after{font-size:1rem;content:attr(aria-label)}',
  '[aria-hidden=true],[hidden],:root:not([data-scripts]) .scriptOnly,dialog:not([open]){display:none}',
].join('');

/** What a document has besides the rules of its sheets. */
export const plainCss = `@supports not (${layersCondition}){${plain}}`;

/** The nearest width above or below one, for a query that leaves the width itself out. */
const beside = (width: string, unit: string, step: number) =>
  `${Number(width) + step * (unit === 'px' ? 0.02 : 0.001)}${unit}`;

/**
 * Writes ranges as Chrome 99 and Safari 15.4 read them. The compiler writes `width > 48rem` as `not (max-width:48rem)`, which
 * came with Chrome 104 and Safari 16.4.
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
/** A sheet of the build in a layer, so that it applies as a whole or not at all; one that is in it already stays. */
export const layered = (css: string): string => (css.startsWith(start) ? css : `${start}${oldRanges(css)}}`);
