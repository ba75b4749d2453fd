import { parse, type ChildNode } from 'postcss';

/**
 * Reduces a style sheet to the rules that a document can use, by the tags, classes, ids and attributes in their
 * selectors (`names` of document-parts.ts). docs/decisions/029-used-css.md compares it with beasties.
 */

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
  const plain = selector.replace(attributes, '[$1').replaceAll(innermost, '');
  if (plain.includes('(')) return plain === selector ? [] : namesIn(plain);
  return (plain.match(namePattern) ?? []).filter((name) => !changing.has(name));
}

const conditional = /^(media|supports|layer|container)$/;

/** `token` is the name of a custom property. */
type Declaration = { token?: string; text: string };

type Rule =
  | { selectors: readonly { text: string; names: readonly string[] }[]; body: string }
  /** `:root`. */
  | { declarations: readonly Declaration[] }
  /** A conditional rule, such as `@media`. */
  | { head: string; rules: Sheet }
  /** Text that stays, or keyframes. */
  | { text: string; animation?: string };

/** A sheet, parsed once. */
export type Sheet = readonly Rule[];

const isToken = (name: string) => name.startsWith('--');

function read(nodes: readonly ChildNode[]): Sheet {
  return nodes.flatMap((node): Sheet => {
    if (node.type === 'rule' && node.selector === ':root') {
      const declarations = node.nodes
        .filter((one) => one.type === 'decl')
        .map((one) => ({ text: String(one), ...(isToken(one.prop) && { token: one.prop }) }));
      return [{ declarations }];
    }
    if (node.type === 'rule') {
      const selectors = node.selectors.map((text) => ({ text, names: namesIn(text) }));
      const body = node.nodes.map(String).join(';');
      return body ? [{ selectors, body }] : [];
    }
    if (node.type !== 'atrule') return [];
    if (conditional.test(node.name) && node.nodes)
      return [{ head: `@${node.name}${node.raws.afterName ?? ' '}${node.params}`, rules: read(node.nodes) }];
    const text = `${String(node)}${node.nodes ? '' : ';'}`;
    return [{ text, ...(node.name === 'keyframes' && { animation: node.params }) }];
  });
}

/** Parses a minified sheet. */
export const parseSheet = (css: string): Sheet => read(parse(css).nodes);

/** The rules whose selectors can match in a document with these names. */
const prune = (sheet: Sheet, names: ReadonlySet<string>): Sheet =>
  sheet.flatMap((rule): Sheet => {
    if ('rules' in rule) return [{ head: rule.head, rules: prune(rule.rules, names) }];
    if (!('selectors' in rule)) return [rule];
    const selectors = rule.selectors.filter((selector) => selector.names.every((name) => names.has(name)));
    return selectors.length > 0
      ? [{ text: `${selectors.map(({ text }) => text).join(',')}{${rule.body}}` }]
      : [];
  });

const block = (head: string, body: string) => (body ? `${head}{${body}}` : '');

/** The text of a pruned sheet with the keyframes and tokens that `keeps` names. */
const cssOf = (sheet: Sheet, keeps: (name: string) => boolean): string =>
  sheet
    .map((rule) => {
      if ('text' in rule) return rule.animation === undefined || keeps(rule.animation) ? rule.text : '';
      if ('rules' in rule) return block(rule.head, cssOf(rule.rules, keeps));
      if ('selectors' in rule) return '';
      const kept = rule.declarations.filter(({ token }) => token === undefined || keeps(token));
      return block(':root', kept.map(({ text }) => text).join(';'));
    })
    .join('');

const declarationsOf = (sheet: Sheet): readonly Declaration[] =>
  sheet.flatMap((rule) => {
    if ('rules' in rule) return declarationsOf(rule.rules);
    return 'declarations' in rule ? rule.declarations : [];
  });

/** The tokens that these texts name, and those that the values of such tokens name. */
function usedTokens(texts: readonly string[], sheet: Sheet): ReadonlySet<string> {
  const values = Map.groupBy(declarationsOf(sheet), ({ token }) => token);
  const used = new Set<string>();
  const use = (text: string): void => {
    for (const [name] of text.matchAll(/--[\w-]+/g)) {
      if (used.has(name)) continue;
      used.add(name);
      values.get(name)?.forEach((declaration) => use(declaration.text));
    }
  };
  texts.forEach(use);
  return used;
}

/**
 * The rules of sheets that a document with these names can use, in order: keyframes only when a rule names them, tokens of
 * `:root` only when a rule, the document or another token names them.
 */
export function usedCss(sheets: readonly Sheet[], names: ReadonlySet<string>, html: string): string {
  const sheet = sheets.flatMap((one) => prune(one, names));
  const rules = cssOf(sheet, isToken);
  const withoutTokens = cssOf(sheet, (name) => !isToken(name) && rules.includes(name));
  const tokens = usedTokens([withoutTokens, html], sheet);
  return cssOf(sheet, (name) => (isToken(name) ? tokens.has(name) : rules.includes(name)));
}
