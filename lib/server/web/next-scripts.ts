import { toScriptText } from '../../shared/util/text.ts';
import { isRecord, parseJson } from '../../shared/util/values.ts';
import type { Tag } from './scan-document.ts';

/**
 * Recognises Next's inline scripts by their text. No other inline script of a document may run, which blocks injected
 * ones (docs/decisions/019).
 */

/** The JSON between `start` and `end` in a script's text; undefined if the text lacks either or the JSON is invalid. */
function parseArgument(text: string, start: string, end: string): unknown {
  const isCall = text.startsWith(start) && text.endsWith(end);
  return isCall ? parseJson(text.slice(start.length, -end.length)) : undefined;
}

const chunkListStart = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const isChunk = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.startsWith('static/chunks/'));

/** True for the script that lists the page's script files and modules, and does nothing else. */
export function isChunkList({ attributes, text }: Tag): boolean {
  const lists = parseArgument(text.trimEnd().replace(/;$/, ''), chunkListStart, ')');
  return (
    Object.keys(attributes).join() === 'id' &&
    isRecord(lists) &&
    Object.entries(lists).every(
      ([name, list]) =>
        (name === 'otherChunks' || name === 'runtimeModuleIds') && Array.isArray(list) && list.every(isChunk),
    )
  );
}

const firstScript = '(self.__next_f=self.__next_f||[]).push([0])';
const documentEnd = '</body></html>';

/** Text of one part of the flight data, `self.__next_f.push([1,"…"])`; undefined for any other script. */
function flightPartOf({ attributes, text }: Tag): string | undefined {
  const pushed = parseArgument(text, 'self.__next_f.push(', ')');
  const isPart = Object.keys(attributes).length === 0 && Array.isArray(pushed) && pushed.length === 2;
  return isPart && pushed[0] === 1 && typeof pushed[1] === 'string' ? pushed[1] : undefined;
}

/** The flight data of a page: its scripts, and their parts joined into one JSON text for a data block. */
export type FlightData = { scripts: readonly Tag[]; json: string };

/**
 * Joins the flight data, which are the last scripts of a document. Undefined if there is no data, data of an unknown
 * form, or anything between or after these scripts.
 */
export function flightDataOf(html: string, tags: readonly Tag[]): FlightData | undefined {
  const firstIndex = tags.findLastIndex(({ name, text }) => name === 'script' && text === firstScript);
  if (firstIndex < 0 || !html.endsWith(documentEnd)) return undefined;
  const scripts = tags.slice(firstIndex);
  const flightParts = scripts.slice(1).map(flightPartOf);
  const endIndex = html.length - documentEnd.length;
  const isWhole = scripts.every((script, index) => script.end === (scripts[index + 1]?.start ?? endIndex));
  if (!isWhole || flightParts.length === 0 || flightParts.includes(undefined)) return undefined;
  return { scripts, json: toScriptText([1, flightParts.join('')]) };
}
