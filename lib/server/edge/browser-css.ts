/**
 * What the style of a document gets for older browsers (docs/browsers.md): the site's style needs cascade layers, and without
 * them nothing of it applies.
 */

/** True where there are cascade layers: Chrome 99 has the first, Safari 15.4 the second, Firefox 97 the third property, and others `zoom`. */
export const layersCondition =
  '(text-emphasis:none) and (contain:strict) and ((scrollbar-gutter:stable) or (zoom:1))';

/** For browsers without layers: their own style, no wider than the screen. */
const plain = [
  'body{margin:1rem;font:1rem/1.5 sans-serif;overflow-wrap:break-word}',
  'label{display:block;margin-top:1rem}label+input,label~select{width:100%}',
  'img,svg,video,iframe,input,select,textarea{max-width:100%}img,video{height:auto}',
  // Positioned, so that what is for screen readers only scrolls with its table.
  'table,fieldset{display:block;position:relative;min-width:0;max-width:100%;overflow:auto}',
  // Icons have their shape and size from the style; a link of an icon alone shows its name.
  'svg[aria-hidden]{display:none}a[aria-label]{font-size:0}a[aria-label]::after{font-size:1rem;content:attr(aria-label)}',
  '.visuallyHidden{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}',
  '[hidden],[data-html] .scriptOnly,dialog:not([open]){display:none}',
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
