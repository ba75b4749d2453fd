/**
 * The inline scripts Next writes into a finished document, recognised by their exact shape: nothing else in it is given
 * permission to run (docs/security.md#m9).
 */

/** Opens the queue of the page's data. */
const opening = '(self.__next_f=self.__next_f||[]).push([0])';
/** All of that data, always the last thing in the document; Next writes `<` as an escape. */
const dataScript = /<script>self\.__next_f\.push\(([^<]*)\)<\/script>/g;
const dataAtEnd =
  /<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>((?:<script>self\.__next_f\.push\([^<]*\)<\/script>)+)<\/body><\/html>$/;
/** Names the files the page's scripts are in. */
const chunkList =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?\s*$/;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Whatever it is, it is no data.
    return undefined;
  }
}

/** The text of one part of the data, `[1,"…"]`; undefined for anything else. */
function dataOf(json: string): string | undefined {
  const value = parsed(json);
  return Array.isArray(value) && value.length === 2 && value[0] === 1 && typeof value[1] === 'string'
    ? value[1]
    : undefined;
}

/** The parts of a document's data in their order; undefined when one is of another kind, or there is none at the end. */
function dataParts(html: string): readonly string[] | undefined {
  const [, scripts = ''] = dataAtEnd.exec(html) ?? [];
  const parts = [...scripts.matchAll(dataScript)].map(([, json = '']) => dataOf(json));
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts : undefined;
}

/** As Next escapes what it writes into a script. */
const escapes = /[&<>\u2028\u2029]/g;
const escapeOf = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The document with its data in one script instead of up to fifty: the parts are pieces of one stream of text, cut where the
 * stream happened to be cut, and each costs the policy a hash. Unchanged when it has data of a kind we do not know.
 */
export function joinData(html: string): string {
  const parts = dataParts(html);
  if (!parts) return html;
  const json = JSON.stringify([1, parts.join('')]).replace(escapes, escapeOf);
  return html.replace(
    dataAtEnd,
    () => `<script>${opening}</script><script>self.__next_f.push(${json})</script></body></html>`,
  );
}

function isChunkList(text: string): boolean {
  const value = parsed(chunkList.exec(text)?.[1] ?? '');
  if (typeof value !== 'object' || value === null) return false;
  const { otherChunks, runtimeModuleIds, ...others } = value as Readonly<Record<string, unknown>>;
  return (
    Object.keys(others).length === 0 &&
    Array.isArray(otherChunks) &&
    otherChunks.every((chunk) => typeof chunk === 'string' && /^static\/chunks\/[\w.-]+\.js$/.test(chunk)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every((id) => typeof id === 'number')
  );
}

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>/g;
/** Data blocks are never run, so they need no permission (HTML standard, "prepare the script element"). */
const isRun = (attributes: string) =>
  !/\bsrc=/.test(attributes) && !/\btype="application\/(ld\+)?json"/.test(attributes);

export type Inline = {
  /** The texts of Next's own scripts, each once, in page order. */
  scripts: readonly string[];
  /** How many further scripts and style elements there are; our pages have none. */
  unknown: number;
};

/** What a finished document holds inline. Data counts as Next's own only where Next writes it: at the end. */
export function inlineOf(html: string): Inline {
  const end = dataParts(html) ? (dataAtEnd.exec(html)?.index ?? html.length) : html.length;
  const scripts = new Set<string>();
  let unknown = [...html.matchAll(inlineStyle)].length;
  for (const { index, 1: attributes = '', 2: text = '' } of html.matchAll(inlineScript)) {
    if (!isRun(attributes) || text === '') continue;
    if (index >= end || (attributes === ' id="_R_"' && isChunkList(text))) scripts.add(text);
    else unknown += 1;
  }
  return { scripts: [...scripts], unknown };
}
