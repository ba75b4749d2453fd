import { Parser } from 'htmlparser2';
import { list, parse, type ChildNode } from 'postcss';

/**
 * Reduces style sheets to the rules that a document can use, by the tags, classes, ids and attributes in their selectors.
 * docs/decisions/029-used-css.md compares it with beasties.
 */

/** Custom properties that a text refers to. */
const propertiesUsedBy = (text: string) => text.match(/(?<=var\()--[\w-]+/g) ?? [];

/**
 * Names in a document that a selector can match: `p`, `.class`, `#id`, `[attribute`; and custom properties in attributes:
 * `--gap`.
 */
export function namesOf(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  const onopentag = (tag: string, attributes: Readonly<Record<string, string>>) => {
    names.add(tag);
    for (const [attribute, value] of Object.entries(attributes)) {
      names.add(`[${attribute}`);
      if (value.includes('var(')) for (const property of propertiesUsedBy(value)) names.add(property);
      if (attribute === 'id') names.add(`#${value}`);
      if (attribute === 'class') for (const name of value.split(/\s+/)) names.add(`.${name}`);
    }
  };
  new Parser({ onopentag }, { decodeEntities: false }).end(html);
  return names;
}

/** Attributes that a browser, a visitor or the loader may add later. */
const changing = new Set(['[open', '[hidden', '[data-scripts', '[aria-busy']);

/** An innermost function such as `:not(…)`; functions require nothing here. */
const innermost = /:[\w-]+\([^()]*\)/g;
const attributes = /\[([\w-]+)[^\]]*\]/g;
const namePattern = /(?<=^|[\s>+~])[a-z][\w-]*|[.#[][\w-]+/gi;

/** A character by its code, such as a digit at the start of a generated class: `.-\37 4e_grid`. */
const escapedCode = /\\([\da-f]{1,6})\s?/gi;

/** The names that a document must have for a selector to match. */
function namesIn(escaped: string): readonly string[] {
  const selector = escaped.replace(escapedCode, (_, code: string) =>
    String.fromCodePoint(parseInt(code, 16)),
  );
  if (selector.includes('\\')) return [];
  const plain = selector.replace(attributes, '[$1').replaceAll(innermost, '');
  if (plain.includes('(')) return plain === selector ? [] : namesIn(plain);
  return (plain.match(namePattern) ?? []).filter((name) => !changing.has(name));
}

const leadingAlternatives = /^:is\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)(.*)$/;

/** The names for each way in which a selector can match: one per alternative of a leading `:is(…)`. */
function waysOf(selector: string): readonly (readonly string[])[] {
  const [, alternatives, rest = ''] = leadingAlternatives.exec(selector) ?? [];
  return (alternatives ? list.comma(alternatives).map((one) => one + rest) : [selector]).map(namesIn);
}

type Rule =
  | { selectors: readonly { text: string; ways: readonly (readonly string[])[] }[]; body: string }
  /** A conditional rule, such as `@media`. */
  | { head: string; rules: Sheet }
  /** Text that stays: `:root`, keyframes, fonts. */
  | { text: string };

/** A sheet, parsed once. */
export type Sheet = readonly Rule[];

const conditional = /^(media|supports|layer|container)$/;

const read = (nodes: readonly ChildNode[]): Sheet =>
  nodes.flatMap((node): Sheet => {
    if (node.type === 'rule' && node.selector !== ':root') {
      const selectors = node.selectors.map((text) => ({ text, ways: waysOf(text) }));
      return node.nodes.length > 0 ? [{ selectors, body: node.nodes.map(String).join(';') }] : [];
    }
    if (node.type === 'atrule' && conditional.test(node.name) && node.nodes)
      return [{ head: `@${node.name}${node.raws.afterName ?? ' '}${node.params}`, rules: read(node.nodes) }];
    return node.type === 'comment'
      ? []
      : [{ text: `${String(node)}${'nodes' in node && node.nodes ? '' : ';'}` }];
  });

/** Parses a minified sheet. */
export const parseSheet = (css: string): Sheet => read(parse(css).nodes);

/** A custom property: `--gap:1rem;`. */
const property = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;
/** Removes custom properties to which neither a rule nor the document refers, until all are used. */
function withoutUnusedProperties(css: string, names: ReadonlySet<string>): string {
  const used = new Set(propertiesUsedBy(css));
  const rest = css.replace(property, (text, name: string) => (used.has(name) || names.has(name) ? text : ''));
  return rest.length < css.length ? withoutUnusedProperties(rest, names) : css;
}

/** The rules and custom properties of sheets that a document with these names can use, in order. */
export function usedCss(sheets: readonly Sheet[], names: ReadonlySet<string>): string {
  const textOf = (rule: Rule): string => {
    if ('text' in rule) return rule.text;
    if ('rules' in rule) {
      const body = rule.rules.map(textOf).join('');
      return body && `${rule.head}{${body}}`;
    }
    const used = rule.selectors.filter(({ ways }) =>
      ways.some((way) => way.every((name) => names.has(name))),
    );
    return used.length > 0 ? `${used.map(({ text }) => text).join(',')}{${rule.body}}` : '';
  };
  return withoutUnusedProperties(sheets.flat().map(textOf).join(''), names);
}
