import { isRecord, parseJson } from '../../shared/util/values.ts';
import { type DocumentParts, hasAttributes, type Part, textOf } from './document-parts.ts';

/**
 * Recognises the inline scripts that Next writes into a document by their exact text. Nothing else may run, so an injected
 * script does not (docs/security.md#m9).
 */

const documentEnd = '</body></html>';
const dataOpening = '(self.__next_f=self.__next_f||[]).push([0])';
const dataPush = /^self\.__next_f\.push\(([^<]*)\)$/;
/** Lists the files of the page's scripts. */
const chunkList =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?\s*$/;

/** The text of one part of the flight data, `[1,"…"]`; undefined for anything else, invalid JSON included. */
function dataOf(script: string): string | undefined {
  const value = parseJson(dataPush.exec(script)?.[1] ?? '');
  return Array.isArray(value) && value.length === 2 && value[0] === 1 && typeof value[1] === 'string'
    ? value[1]
    : undefined;
}

/** The flight data at the end of a document: where it begins, and its parts. Undefined when it has another form. */
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

/** Characters that are escaped in the data: those that could end the script element, and others that Next escapes too. */
const escapes = /[&<>\u2028\u2029]/g;
const escapeOf = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The page's data, which Next writes in up to fifty parts, as one JSON text for a script element that does not run, and where
 * it begins. Undefined when the document has no data, or data of an unknown form.
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

/**
 * Whether a script element runs code of its own: one with `src` has none, and data blocks never run and need no permission
 * (HTML standard, "prepare the script element").
 */
const runs = ({ attributes: { src, type = '' } }: Part) =>
  src === undefined && !/^application\/(ld\+)?json$/.test(type);

type Inline = {
  /** The texts of Next's own scripts, each once, in document order. */
  scripts: readonly string[];
  /** Number of other scripts and style elements; our pages have none. */
  unknown: number;
};

/**
 * Lists the inline scripts of a finished document. Data counts as Next's own only at the end, where Next writes it: `data` is
 * what `extractFlightData` has found there.
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
    if (part.start >= dataStart || (hasAttributes(part, { id: '_R_' }) && isChunkList(script)))
      scripts.add(script);
    else unknown += 1;
  }
  return { scripts: [...scripts], unknown };
}
