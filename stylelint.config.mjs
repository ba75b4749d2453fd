import stylelint from 'stylelint';
import { controlEdges, textOnDark, textColoursOnLight, propertyOf } from './scripts/colour-uses.ts';
import { usedClassesPlugin } from './scripts/used-classes.ts';

/** Breakpoints, in rem, so that a larger browser text size gets the layout of a narrower window. */
const widths = {
  media: ['37.5rem', '48rem', '55rem', '60rem', '67.5rem'],
  container: ['18rem', '25rem', '32rem', '40rem'],
};
/** Breakpoints that phones fall below only with enlarged text. */
const enlarged = ['20rem', '17rem'];
const isWidth = (at, operator, width) =>
  enlarged.includes(width)
    ? /^<$|^>=$/.test(operator)
    : /^>$|^<=$/.test(operator) && widths[at].includes(width);

const createPlugin = (ruleName, rule) =>
  stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages: {} }));

/** Requires one comparison for each breakpoint: rules that compare it in two ways would disagree at that width. */
const comparedWidths = createPlugin(
  'site/widths',
  () => (root, result) =>
    root.walkAtRules(/^(media|container)$/, (node) => {
      for (const [, operator, width] of node.params.matchAll(/width ([<>]=?) (\S+(?=\)))/g))
        if (!isWidth(node.name, operator, width)) {
          const message = `${operator} ${width}: write > or <= and a breakpoint (< or >= for ${enlarged.join(', ')}).`;
          stylelint.utils.report({ result, ruleName: 'site/widths', node, message });
        }
    }),
);

/** Requires that all rules of a sheet are in the layer that the option names; `none`: in no layer. */
const layers = createPlugin(
  'site/layers',
  (layer) => (root, result) =>
    root.each((node) => {
      const message = `Expected the layer ${layer} (components/README.md).`;
      if (node.type !== 'comment' && (node.name === 'layer' ? node.params : 'none') !== layer)
        stylelint.utils.report({ result, ruleName: 'site/layers', node, message });
    }),
);

/**
 * Features that older browsers of the list `defaults` in package.json may lack, because the build converts them or the
 * page only loses comfort.
 */
const harmless = [
  'css-nesting',
  'css-media-range-syntax',
  'css-container-queries',
  'css-container-query-units',
  'css-content-visibility',
  'css-has',
  'css-overscroll-behavior',
  'css-resize',
  'css-scrollbar',
  'css-selection',
  'css-touch-action',
  'css3-cursors',
  'viewport-unit-variants',
];
/** False in a folder such as `site (1)`: `referenceFiles` are patterns in which stylelint allows no escapes. */
const isPlainPath = !/[()[\]{}!*?+@]/.test(import.meta.dirname);

/** Pattern of the values that end in one of these colours. */
const endsIn = (colours) => new RegExp(`var\\((${colours.map(propertyOf).join('|')})\\)+$`);
const values = {
  'line-height': [/^var\(--leading/, 'inherit'],
  // Besides the colours of text those of print, of the area around a photo's circle, and of forced colours.
  color: [
    endsIn([...textColoursOnLight, ...textOnDark]),
    'inherit',
    'black',
    'var(--backdrop)',
    'CanvasText',
  ],
};

/** @type {import('stylelint').Config} */
const configuration = {
  // Files that declare shared custom properties.
  ...(isPlainPath && { referenceFiles: ['app/tokens.css', 'app/colours.css'] }),
  plugins: ['stylelint-no-unsupported-browser-features', usedClassesPlugin, comparedWidths, layers],
  rules: {
    'plugin/no-unsupported-browser-features': [true, { ignore: harmless, ignorePartialSupport: true }],
    // Mistakes, such as names and values that browsers ignore, and duplicates.
    'annotation-no-unknown': true,
    'at-rule-descriptor-no-unknown': true,
    'at-rule-descriptor-value-no-unknown': true,
    'at-rule-no-unknown': true,
    'at-rule-prelude-no-invalid': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'media-feature-name-no-unknown': true,
    'media-feature-name-value-no-unknown': true,
    'media-query-no-invalid': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-unknown-animations': true,
    'no-unknown-custom-properties': isPlainPath || null,
    'property-no-deprecated': true,
    'property-no-unknown': true,
    'selector-no-invalid': true,
    'selector-no-unmatchable': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'unit-no-unknown': true,
    // House style.
    'site/used-classes': true,
    'color-no-hex': [true, { message: 'Colours are in app/colours.css.' }],
    'declaration-property-value-allowed-list': values,
    'declaration-property-value-disallowed-list': [
      { font: [/\/ [\d.]/] },
      { message: 'Leadings are in app/tokens.css.' },
    ],
    'site/widths': true,
    'site/layers': 'none',
  },
  overrides: [
    { files: ['components/{ui,art}/*.css'], rules: { 'site/layers': 'kinds' } },
    { files: ['app/*.css'], rules: { 'site/layers': null } },
    { files: ['app/colours.css'], rules: { 'color-no-hex': null } },
    // Edges of controls and focus rings: clear on every light ground.
    {
      files: ['app/globals.css', 'components/forms/*.css', 'components/ui/{Chip,Input}.module.css'],
      rules: {
        'declaration-property-value-allowed-list': {
          ...values,
          '/^(border|border-color)$/': [endsIn(controlEdges), '0', '2px solid currentcolor'],
          outline: [endsIn(controlEdges), 'none', 'var(--outline) solid Highlight'],
        },
      },
    },
  ],
};
export default configuration;
