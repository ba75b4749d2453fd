import type { ChildNode, Root } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';
import type { Sheet } from '../../lib/server/web/used-css.ts';

/** Attributes that a browser, a visitor or the loader may add later. */
const changingAttributes = new Set(['open', 'hidden', 'data-scripts', 'aria-busy']);

/** The names that a document needs for a part of a selector to match, spelt as by lib/server/web/scan-document.ts. */
function namesOf(node: Node): readonly string[] {
  switch (node.type) {
    case 'tag':
      return [node.value];
    case 'class':
      return [`.${node.value}`];
    case 'id':
      return [`#${node.value}`];
    case 'attribute':
      return changingAttributes.has(node.attribute) ? [] : [`[${node.attribute}`];
    case 'selector':
      return node.nodes.flatMap(namesOf);
    case 'pseudo': {
      // What `:not(…)` and functions with alternatives name is not required, nor what may be added to a descendant.
      const isRequired = node.value === ':has' && node.nodes.length === 1;
      return isRequired ? node.nodes.flatMap(namesOf).filter((name) => !name.startsWith('[')) : [];
    }
    default:
      return [];
  }
}

/** The names for each way in which a selector can match: one per alternative of a leading `:is(…)`. */
function namesByAlternative(selector: Selector): readonly (readonly string[])[] {
  const [first, ...others] = selector.nodes;
  const alternatives = first?.type === 'pseudo' && first.value === ':is' ? first.nodes : [first];
  return alternatives.map((alternative) =>
    [alternative, ...others].flatMap((node) => (node ? namesOf(node) : [])),
  );
}

const conditionalRule = /^(media|supports|layer|container)$/;

const rulesOf = (nodes: readonly ChildNode[]): Sheet =>
  nodes.flatMap((node): Sheet => {
    if (node.type === 'rule' && node.selector !== ':root') {
      const selectors = parser()
        .astSync(node.selector)
        .map((selector) => ({ text: String(selector).trim(), ways: namesByAlternative(selector) }));
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
