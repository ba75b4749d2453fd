import { list, type ChildNode, type Root } from 'postcss';
import type { Sheet } from '../../lib/server/web/used-css.ts';

/** Attributes that a browser, a visitor or the loader may add later. */
const changingAttributes = new Set(['[open', '[hidden', '[data-scripts', '[aria-busy']);

/** An innermost function such as `:not(…)`. Its names are not required, except those of a plain `:has(…)`. */
const innermostFunction = /:[\w-]+\([^()]*\)/g;
const plainHas = /^([^()]*):has\(([^(),[]*)\)/;
const attributePattern = /\[([\w-]+)[^\]]*\]/g;
const namePattern = /(?<=^|[\s>+~])[a-z][\w-]*|[.#[][\w-]+/gi;

/** A character by its code, such as a digit at the start of a generated class: `.-\37 4e_grid`. */
const escapedCode = /\\([\da-f]{1,6})\s?/gi;

/** The names that a document must have for a selector to match; empty if the selector is not understood. */
function namesIn(escaped: string): readonly string[] {
  const selector = escaped
    .replace(escapedCode, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(plainHas, '$1 $2')
    .replace(attributePattern, '[$1');
  if (selector.includes('\\')) return [];
  const withoutFunctions = selector.replaceAll(innermostFunction, '');
  if (withoutFunctions.includes('(')) return withoutFunctions === selector ? [] : namesIn(withoutFunctions);
  return (withoutFunctions.match(namePattern) ?? []).filter((name) => !changingAttributes.has(name));
}

const leadingAlternatives = /^:is\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)(.*)$/;

/** The names for each way in which a selector can match: one per alternative of a leading `:is(…)`. */
function namesByAlternative(selector: string): readonly (readonly string[])[] {
  const [, alternatives, tail = ''] = leadingAlternatives.exec(selector) ?? [];
  return (alternatives ? list.comma(alternatives).map((alternative) => alternative + tail) : [selector]).map(
    namesIn,
  );
}

const conditionalRule = /^(media|supports|layer|container)$/;

const rulesOf = (nodes: readonly ChildNode[]): Sheet =>
  nodes.flatMap((node): Sheet => {
    if (node.type === 'rule' && node.selector !== ':root') {
      const selectors = node.selectors.map((text) => ({ text, ways: namesByAlternative(text) }));
      return node.nodes.length > 0 ? [{ selectors, body: node.nodes.map(String).join(';') }] : [];
    }
    if (node.type === 'atrule' && conditionalRule.test(node.name) && node.nodes)
      return [
        { head: `@${node.name}${node.raws.afterName ?? ' '}${node.params}`, rules: rulesOf(node.nodes) },
      ];
    return node.type === 'comment'
      ? []
      : [{ text: `${String(node)}${'nodes' in node && node.nodes ? '' : ';'}` }];
  });

/** The rules of a minified sheet, each with the tags, classes, ids and attributes that its selectors need. */
export const sheetOf = (root: Root): Sheet => rulesOf(root.nodes);
