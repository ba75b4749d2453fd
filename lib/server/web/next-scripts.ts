import { toScriptText } from '../../shared/util/text.ts';
import { isRecord, parseJson } from '../../shared/util/values.ts';
import type { Tag } from './scan-document.ts';

function parseArgument(text: string, start: string, end: string): unknown {
  const isCall = text.startsWith(start) && text.endsWith(end);
  return isCall ? parseJson(text.slice(start.length, -end.length)) : undefined;
}

const chunkListStart = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const isChunk = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.startsWith('static/chunks/'));

/** True for the script that lists the files and modules of a page. No unknown script may run (docs/decisions/019). */
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

/** The text of one part of the flight data, `self.__next_f.push([1,"…"])`; undefined for any other script. */
function flightPartOf({ attributes, text }: Tag): string | undefined {
  const pushed = parseArgument(text, 'self.__next_f.push(', ')');
  const isPart = Object.keys(attributes).length === 0 && Array.isArray(pushed) && pushed.length === 2;
  return isPart && pushed[0] === 1 && typeof pushed[1] === 'string' ? pushed[1] : undefined;
}

/** `json`: the joined parts, as JSON text for a data block. */
export type FlightData = { scripts: readonly Tag[]; json: string };

/** Joins the flight data, the last scripts of a document; undefined if any are missing, unknown or not at the end. */
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
