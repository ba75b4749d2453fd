import { parse, type ChildNode } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/**
 * Reduces a style sheet to the rules that a document can use, by the tags, classes, ids and attributes in their
 * selectors (`names` of document-parts.ts).
 */

/** Attributes that a browser, a visitor or the loader may add later. */
const changing = new Set(['open', 'hidden', 'data-scripts', 'aria-busy']);
const alternatives = new Set([':is', ':where', ':has', ':any', ':-webkit-any']);

/** Requirements of a selector: all of `names`, and one from each list of alternatives. */
type Needs = { names: readonly string[]; alternatives: readonly (readonly Needs[])[] };

function nameOf(node: Node): string | undefined {
  switch (node.type) {
    case 'tag':
      return node.value.toLowerCase();
    case 'class':
      return `.${node.value}`;
    case 'id':
      return `#${node.value}`;
    case 'attribute':
      return changing.has(node.attribute) ? undefined : `[${node.attribute.toLowerCase()}`;
    default:
      return undefined;
  }
}

/** Other functions, such as `:not(…)`, require nothing. */
const needsOf = (selector: Selector): Needs => ({
  names: selector.nodes.flatMap((node) => nameOf(node) ?? []),
  alternatives: selector.nodes.flatMap((node) =>
    node.type === 'pseudo' && alternatives.has(node.value) ? [node.nodes.map(needsOf)] : [],
  ),
});

/** True if a selector can match an element of a document with these names. */
const canMatch = (needs: Needs, names: ReadonlySet<string>): boolean =>
  needs.names.every((name) => names.has(name)) &&
  needs.alternatives.every((list) => list.some((one) => canMatch(one, names)));

const conditional = /^(media|supports|layer|container)$/;

/** A parsed sheet: a rule with its selectors, the rules of a conditional one, or text to keep. */
export type Sheet = readonly (
  | { selectors: readonly { text: string; needs: Needs }[]; body: string }
  | { head: string; rules: Sheet }
  | { text: string; animation?: string }
)[];

const selectorsOf = (list: string) =>
  selectorParser()
    .astSync(list)
    .nodes.map((selector) => ({ text: String(selector), needs: needsOf(selector) }));

function read(nodes: readonly ChildNode[]): Sheet {
  return nodes.flatMap((node): Sheet => {
    if (node.type === 'rule') {
      const head = (node.raws.selector?.raw ?? node.selector) + (node.raws.between ?? '');
      const body = String(node).slice(head.length + 1, -1);
      return body ? [{ selectors: selectorsOf(node.selector), body }] : [];
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

/** The parts of a sheet that a document with these names can use; keeps all keyframes. */
const prune = (sheet: Sheet, names: ReadonlySet<string>): Sheet =>
  sheet.flatMap((rule): Sheet => {
    if ('text' in rule) return [rule];
    if ('rules' in rule) return [{ head: rule.head, rules: prune(rule.rules, names) }];
    const selectors = rule.selectors.filter(({ needs }) => canMatch(needs, names));
    return selectors.length > 0
      ? [{ text: `${selectors.map(({ text }) => text).join(',')}{${rule.body}}` }]
      : [];
  });

/** The text of a pruned sheet, with the keyframes that `keeps` selects. */
const cssOf = (sheet: Sheet, keeps: (animation: string) => boolean): string =>
  sheet
    .map((rule) => {
      if ('text' in rule) return rule.animation === undefined || keeps(rule.animation) ? rule.text : '';
      const inner = 'rules' in rule ? cssOf(rule.rules, keeps) : '';
      return 'rules' in rule && inner ? `${rule.head}{${inner}}` : '';
    })
    .join('');

/** The rules of a sheet that a document with these names can use, in order; keyframes only if a rule uses them. */
export function usedCss(sheet: Sheet, names: ReadonlySet<string>): string {
  const pruned = prune(sheet, names);
  const rules = cssOf(pruned, () => false);
  return cssOf(pruned, (animation) => rules.includes(animation));
}

const rootRule = /:root\{([^{}]*)\}/g;
const customName = /--[\w-]+/g;

/** Removes tokens of `:root` that neither styles nor document use. */
export function withoutUnusedTokens(css: string, html: string): string {
  const values = new Map<string, string[]>();
  for (const [, body = ''] of css.matchAll(rootRule))
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):([^;]*)/g))
      values.set(name, [...(values.get(name) ?? []), value]);
  const used = new Set<string>();
  const use = (text: string): void => {
    for (const [name] of text.matchAll(customName)) {
      if (used.has(name)) continue;
      used.add(name);
      values.get(name)?.forEach(use);
    }
  };
  use(css.replaceAll(rootRule, ''));
  use(html);
  return css.replaceAll(rootRule, (rule) =>
    rule.replaceAll(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
      used.has(name) ? declaration : '',
    ),
  );
}
