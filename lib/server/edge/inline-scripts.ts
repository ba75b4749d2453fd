import { isRecord, parseJson } from '../../shared/util/values.ts';

/**
 * Recognises the inline scripts that Next writes into a finished document by their exact shape. Nothing else is permitted to
 * run, so that a script which somebody has got into a page does not (docs/security.md#m9).
 */

/** Data of the page for React: `[1, text]`, always at the end of the document; Next escapes `<` in it. */
const dataScript = /<script>self\.__next_f\.push\(([^<]*)\)<\/script>/g;
const dataAtEnd =
  /<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>((?:<script>self\.__next_f\.push\([^<]*\)<\/script>)+)<\/body><\/html>$/;
/** Lists the files of the page's scripts. */
const chunkList =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?\s*$/;

/** The text of one part of the data, `[1,"…"]`; undefined for anything else, invalid JSON included. */
function dataOf(json: string): string | undefined {
  const value = parseJson(json);
  return Array.isArray(value) && value.length === 2 && value[0] === 1 && typeof value[1] === 'string'
    ? value[1]
    : undefined;
}

/** The parts of a document's data in order; undefined when one has another form, or there are none at the end. */
function dataParts(html: string): readonly string[] | undefined {
  const [, scripts = ''] = dataAtEnd.exec(html) ?? [];
  const parts = [...scripts.matchAll(dataScript)].map(([, json = '']) => dataOf(json));
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts : undefined;
}

/** Characters that are escaped in the data: those that could end the script element, and others that Next escapes too. */
const escapes = /[&<>\u2028\u2029]/g;
const escapeOf = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Takes the page's data out of a document: Next writes it in up to fifty parts, which are joined to one JSON text for a
 * script element that does not run. Undefined when the document has no data, or data of an unknown form.
 */
export function extractFlightData(html: string): { html: string; json: string } | undefined {
  const parts = dataParts(html);
  if (!parts) return undefined;
  return {
    html: html.replace(dataAtEnd, '</body></html>'),
    json: JSON.stringify([1, parts.join('')]).replace(escapes, escapeOf),
  };
}

function isChunkList(text: string): boolean {
  const value = parseJson(chunkList.exec(text)?.[1] ?? '');
  if (!isRecord(value)) return false;
  const { otherChunks, runtimeModuleIds, ...others } = value;
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
/**
 * Whether a script element has code of its own that runs: one with `src` has none, and data blocks never run and need no
 * permission (HTML standard, "prepare the script element").
 */
const isRun = (attributes: string) =>
  !/\bsrc=/.test(attributes) && !/\btype="application\/(ld\+)?json"/.test(attributes);

type Inline = {
  /** The texts of Next's own scripts, each once, in document order. */
  scripts: readonly string[];
  /** Number of other scripts and style elements; our pages have none. */
  unknown: number;
};

/** Lists the inline scripts of a finished document. Data counts as Next's own only at the end, where Next writes it. */
export function findInlineScripts(html: string): Inline {
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
