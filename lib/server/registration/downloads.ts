import { calendarFile, calendarOf } from './offers.ts';
import { layouts } from '../pass/layouts.ts';
import { findPass, passFiles } from './passes.ts';
import { toPerson } from './registration.ts';

type Download = { kind: 'ok'; type: string; bytes: BodyInit } | { kind: 'busy' } | { kind: 'none' };

/** Valid file names; others are rejected before the outbox is queried. */
const names: ReadonlySet<string> = new Set([
  calendarFile,
  ...Object.values(layouts).flatMap((list) => list.map(({ name }) => name)),
]);

/** One file of a pass link. `none` for invalid, expired and unknown tokens alike. */
export async function findDownload(token: string, file: string): Promise<Download> {
  if (!names.has(file)) return { kind: 'none' };
  if (file === calendarFile) return findCalendar(token);
  const drawn = await passFiles(token);
  if (drawn.kind === 'none') return { kind: 'none' };
  if (drawn.kind !== 'ok') return { kind: 'busy' };
  const wanted = drawn.files.find(({ name }) => name === file);
  return wanted ? { kind: 'ok', type: wanted.type, bytes: new Uint8Array(wanted.bytes) } : { kind: 'none' };
}

async function findCalendar(token: string): Promise<Download> {
  const found = await findPass(token);
  if (found.kind === 'unavailable') return { kind: 'busy' };
  if (found.kind !== 'ready') return { kind: 'none' };
  const person = toPerson(found.row.kind, found.row.payload);
  return { kind: 'ok', type: 'text/calendar; charset=utf-8', bytes: calendarOf(person) };
}
