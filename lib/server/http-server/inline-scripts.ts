import { parseJson } from '../../shared/util/values.ts';

/**
 * Recognises Next's inline scripts in a document by their exact text. No other script may run, which blocks injected
 * ones. React escapes angle brackets in texts and attributes, so what looks like a tag is one.
 */

const dataOpening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const dataPush = /<script>self\.__next_f\.push\(([^<]*)\)<\/script>/g;
const documentEnd = '</body></html>';
/** Script that lists the page's script files and modules, and has no other text. */
const chunkList =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{(?:"(?:otherChunks|runtimeModuleIds|static\/chunks\/[\w.-]+\.js)"|[[\]\d:,\s])*\}\);?\s*$/;

/** Text of one part of the flight data, `[1,"…"]`; undefined for anything else, including invalid JSON. */
function dataOf(json: string): string | undefined {
  const value = parseJson(json);
  return Array.isArray(value) && value.length === 2 && value[0] === 1 && typeof value[1] === 'string'
    ? value[1]
    : undefined;
}

/** Characters escaped in the data: those that could close the script element, and others that Next escapes too. */
const escapes = /[&<>\u2028\u2029]/g;
const escapeOf = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Joins the flight data at the end of a document, up to fifty parts, into one JSON text for a data block;
 * `start` is its offset. Undefined if the document has no data or data in an unknown form.
 */
export function extractFlightData(html: string): { start: number; json: string } | undefined {
  const start = html.lastIndexOf(dataOpening);
  if (start < 0) return undefined;
  const pushes = [...html.slice(start).matchAll(dataPush)];
  const data = pushes.map(([, json = '']) => dataOf(json));
  const end = dataOpening + pushes.map(([script]) => script).join('') + documentEnd;
  if (data.length === 0 || data.includes(undefined) || html.slice(start) !== end) return undefined;
  return { start, json: JSON.stringify([1, data.join('')]).replace(escapes, escapeOf) };
}

const scriptElement = /<script\b([^>]*)>([^]*?)<\/script>/g;
/** Attributes of a file, and of a data block, which needs no permission (HTML standard, "prepare the script element"). */
const runsNothing = /\ssrc="|\stype="application\/(?:ld\+)?json"/;

type Inline = {
  /** Texts of Next's scripts, in document order. */
  scripts: readonly string[];
  /** Number of other scripts and style elements; the site's pages have none. */
  unknown: number;
};

/**
 * Lists the inline scripts of a finished document. Data counts as Next's only at the end: `data` is the result of
 * `extractFlightData`.
 */
export function findInlineScripts(html: string, data = extractFlightData(html)): Inline {
  const scripts: string[] = [];
  let unknown = html.match(/<style[\s>]/g)?.length ?? 0;
  for (const { 1: attributes = '', 2: script = '', index } of html.matchAll(scriptElement)) {
    if (runsNothing.test(attributes) || script === '') continue;
    const isData = data !== undefined && index >= data.start;
    if (isData || (attributes === ' id="_R_"' && chunkList.test(script))) scripts.push(script);
    else unknown += 1;
  }
  return { scripts, unknown };
}
