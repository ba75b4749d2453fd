import { propertiesUsedBy } from './scan-document.ts';

/** Rules, each with the names without which it matches nothing, made by scripts/styles/needed-names.ts. */
export type Sheet = readonly Rule[];

/** `ways`: the names for each way in which the selector can match. */
type Selector = { text: string; ways: readonly (readonly string[])[] };

type Rule =
  | { selectors: readonly Selector[]; body: string }
  /** A conditional rule, such as `@media`. */
  | { head: string; rules: Sheet }
  /** Text that stays: `:root`, keyframes, fonts. */
  | { text: string };

const customPropertyPattern = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;
/** Removes custom properties to which neither a rule nor the document refers, until all are used. */
function withoutUnusedProperties(css: string, names: ReadonlySet<string>): string {
  const usedProperties = new Set(propertiesUsedBy(css));
  const remainingCss = css.replace(customPropertyPattern, (text, name: string) =>
    usedProperties.has(name) || names.has(name) ? text : '',
  );
  return remainingCss.length < css.length ? withoutUnusedProperties(remainingCss, names) : css;
}

/** The rules and custom properties that a document with these names can use, in order. */
export function usedCss(sheets: readonly Sheet[], names: ReadonlySet<string>): string {
  const textOf = (rule: Rule): string => {
    if ('text' in rule) return rule.text;
    if ('rules' in rule) {
      const body = rule.rules.map(textOf).join('');
      return body && `${rule.head}{${body}}`;
    }
    const usedSelectors = rule.selectors.filter(({ ways }) =>
      ways.some((way) => way.every((name) => names.has(name))),
    );
    return usedSelectors.length > 0 ? `${usedSelectors.map(({ text }) => text).join(',')}{${rule.body}}` : '';
  };
  return withoutUnusedProperties(sheets.flat().map(textOf).join(''), names);
}
