import { parseJson } from '../../shared/util/values.ts';
import { type DocumentParts, hasAttributes, type Part, textOf } from './document-parts.ts';

/**
 * Recognises Next's inline scripts in a document by their exact text. No other script may run, which blocks injected
 * ones.
 */

const documentEnd = '</body></html>';
const dataOpening = '(self.__next_f=self.__next_f||[]).push([0])';
const dataPush = /^self\.__next_f\.push\(([^<]*)\)$/;
/** Script that lists the page's script files and modules, and has no other text. */
const chunkList =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{(?:"(?:otherChunks|runtimeModuleIds|static\/chunks\/[\w.-]+\.js)"|[[\]\d:,\s])*\}\);?\s*$/;

/** Text of one part of the flight data, `[1,"…"]`; undefined for anything else, including invalid JSON. */
function dataOf(script: string): string | undefined {
  const value = parseJson(dataPush.exec(script)?.[1] ?? '');
  return Array.isArray(value) && value.length === 2 && value[0] === 1 && typeof value[1] === 'string'
    ? value[1]
    : undefined;
}

/** The flight data at the end of a document: its offset and its parts. Undefined if it has another form. */
function findFlightData({ text, parts }: DocumentParts): { start: number; data: string[] } | undefined {
  let end = text.length - documentEnd.length;
  if (!text.endsWith(documentEnd)) return undefined;
  const data: string[] = [];
  for (const part of parts.toReversed()) {
    if (part.name !== 'script' || part.end !== end || !hasAttributes(part, {})) return undefined;
    const script = textOf(text, part);
    if (script === dataOpening) return data.length > 0 ? { start: part.start, data } : undefined;
    const one = dataOf(script);
    if (one === undefined) return undefined;
    data.unshift(one);
    end = part.start;
  }
  return undefined;
}

/** Characters escaped in the data: those that could close the script element, and others that Next escapes too. */
const escapes = /[&<>\u2028\u2029]/g;
const escapeOf = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Joins the page's flight data, up to fifty parts, into one JSON text for an inert script element; `start` is its
 * offset. Undefined if the document has no data or data in an unknown form.
 */
export function extractFlightData(document: DocumentParts): { start: number; json: string } | undefined {
  const found = findFlightData(document);
  return (
    found && {
      start: found.start,
      json: JSON.stringify([1, found.data.join('')]).replace(escapes, escapeOf),
    }
  );
}

/**
 * True if a script element contains code to run: not with `src`, and not a data block, which needs no permission (HTML
 * standard, "prepare the script element").
 */
const runs = ({ attributes: { src, type = '' } }: Part) =>
  src === undefined && !/^application\/(ld\+)?json$/.test(type);

type Inline = {
  /** Texts of Next's scripts, each once, in document order. */
  scripts: readonly string[];
  /** Number of other scripts and style elements; the site's pages have none. */
  unknown: number;
};

/**
 * Lists the inline scripts of a finished document. Data counts as Next's only at the end: `data` is the result of
 * `extractFlightData`.
 */
export function findInlineScripts(document: DocumentParts, data = extractFlightData(document)): Inline {
  const { text, parts } = document;
  const dataStart = data?.start ?? text.length;
  const scripts = new Set<string>();
  let unknown = 0;
  for (const part of parts) {
    if (part.name === 'style') unknown += 1;
    if (part.name !== 'script' || !runs(part)) continue;
    const script = textOf(text, part);
    if (script === '') continue;
    if (part.start >= dataStart || (hasAttributes(part, { id: '_R_' }) && chunkList.test(script)))
      scripts.add(script);
    else unknown += 1;
  }
  return { scripts: [...scripts], unknown };
}
