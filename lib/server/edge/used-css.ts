/**
 * Reduces a style sheet to the rules that a document can use, by the names in their selectors: tags, classes, ids and
 * attributes. It reads the minified sheets of the build; a selector it cannot read counts as used.
 */

/** A rule or at-rule: the text before its braces and the text in them; a statement such as `@import` has no braces. */
type Rule = { head: string; body?: string };

/** Splits a sheet, or the body of a conditional at-rule, into rules. */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at];
    if (char === '\\') at += 1;
    else if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (char === ';' && depth === 0) {
      rules.push({ head: css.slice(start, at).trim() });
      start = at + 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return rules;
}

/** Splits a selector list at its own commas. */
function split(selectors: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of selectors) {
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth -= 1;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

/** Attributes that a browser, a visitor or the loader changes. */
const changing = new Set(['open', 'hidden', 'data-html', 'aria-busy']);
const functional = /:([\w-]+)\(((?:[^()]|\([^()]*\))*)\)/g;
const alternatives = new Set(['is', 'where', 'has', 'any', '-webkit-any']);

/** What a selector needs: all of the names, and of each list of alternatives one. One that cannot be read needs nothing. */
type Needs = { names: readonly string[]; alternatives: readonly (readonly Needs[])[] };

function needsOf(selector: string): Needs {
  if (selector.includes('\\')) return { names: [], alternatives: [] };
  const names: string[] = [];
  const lists: Needs[][] = [];
  const plain = selector
    .replace(functional, (_, name: string, list: string) => {
      if (alternatives.has(name)) lists.push(split(list).map(needsOf));
      return '';
    })
    .replace(/\[([\w-]+)[^\]]*\]/g, (_, name: string) => {
      if (!changing.has(name)) names.push(`[${name}`);
      return '';
    })
    .replace(/::?[\w-]+/g, '');
  names.push(...(plain.match(/[.#]?-*[A-Za-z_][\w-]*/g) ?? []));
  return { names, alternatives: lists };
}

/** Whether a selector can match an element of a document with these names. */
const canMatch = (needs: Needs, names: ReadonlySet<string>): boolean =>
  needs.names.every((name) => names.has(name)) &&
  needs.alternatives.every((list) => list.some((one) => canMatch(one, names)));

/** The names in a document: `p`, `.class`, `#id`, `[attribute`. */
export function namesOf(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  const text = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '<script>');
  for (const [, tag = '', attributes = ''] of text.matchAll(/<([a-zA-Z][\w-]*)((?:[^<>"]|"[^"]*")*)>/g)) {
    names.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name.toLowerCase()}`);
      if (name === 'id') names.add(`#${value}`);
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
    }
  }
  return names;
}

const conditional = /^@(media|supports|layer|container)\b/;

/** A sheet as read once: a rule with its selectors, the rules of a conditional one, or text that stays. */
export type Sheet = readonly (
  | { selectors: readonly { text: string; needs: Needs }[]; body: string }
  | { head: string; rules: Sheet }
  | { text: string }
)[];

/** Reads a minified sheet. */
export function parseSheet(css: string): Sheet {
  return rulesOf(css).flatMap(({ head, body }): Sheet => {
    if (body === undefined) return [{ text: `${head};` }];
    if (conditional.test(head)) return [{ head, rules: parseSheet(body) }];
    if (head.startsWith('@')) return [{ text: `${head}{${body}}` }];
    const selectors = split(head).map((text) => ({ text, needs: needsOf(text) }));
    return body ? [{ selectors, body }] : [];
  });
}

function reduce(sheet: Sheet, names: ReadonlySet<string>): string {
  let css = '';
  for (const rule of sheet) {
    if ('text' in rule) css += rule.text;
    else if ('rules' in rule) {
      const inner = reduce(rule.rules, names);
      if (inner) css += `${rule.head}{${inner}}`;
    } else {
      const used = rule.selectors.filter(({ needs }) => canMatch(needs, names)).map(({ text }) => text);
      if (used.length > 0) css += `${used.join(',')}{${rule.body}}`;
    }
  }
  return css;
}

/** The rules of a sheet that a document with these names can use, in order; keyframes only when a rule names them. */
export function usedCss(sheet: Sheet, names: ReadonlySet<string>): string {
  const reduced = reduce(sheet, names);
  const rest = reduced.replace(/@keyframes [^{]+\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  return reduced.replace(/@keyframes ([^{]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (text, name: string) =>
    rest.includes(name.trim()) ? text : '',
  );
}

const rootRule = /:root\{([^{}]*)\}/g;
const customName = /--[\w-]+/g;

/** The style of a document without the tokens of `:root` that neither it nor the document names. */
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
