/**
 * True in browsers with cascade layers: the first property is supported since Chrome 99, the second since Safari 15.4,
 * the third since Firefox 97, and `zoom` by the other two browsers.
 */
const layersCondition =
  '(text-emphasis:none) and (contain:strict) and ((scrollbar-gutter:stable) or (zoom:1))';

/** Browsers without layers apply only these rules, none of the site's styles: nothing is wider than the screen. */
const plainRules = [
  'body{margin:1rem;font:1rem/1.5 sans-serif;overflow-wrap:break-word}',
  // These elements have no spaces between them: in the site's styles the layout has gaps there.
  'a,b,small,span,strong,time{margin:0 .2rem}',
  'label{display:block;margin-top:1rem}',
  'input:not([type=radio],[type=checkbox]),select,textarea{box-sizing:border-box;width:100%}',
  'img,svg,video,iframe{max-width:100%}img,video{height:auto}',
  'table,fieldset{display:block;min-width:0;max-width:100%;overflow:auto}',
  // Icons get shape and size from the site's styles. A link with only an icon shows its label instead, as an
  // inline block, because a line would be as low as its invisible text.
  'a[aria-label]{display:inline-block;font-size:0}a[aria-label]::after{font-size:1rem;content:attr(aria-label)}',
  '[aria-hidden=true],[hidden],:root:not([data-scripts]) .scriptOnly,dialog:not([open]){display:none}',
].join('');

/** CSS of every document in addition to its sheets (docs/performance.md#browsers). */
export const plainCss = `@supports not (${layersCondition}){${plainRules}}`;
