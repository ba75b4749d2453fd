import { open } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '../foundation/durations.ts';
import { env } from '../foundation/env.ts';
import { isRecord, parseJson } from '../foundation/json.ts';
import { errorCode, log } from '../foundation/log.ts';
import { enqueue, recordName } from './record.ts';

/** Retention of feedback in milliseconds; this file is the only copy, so it must be long enough to process it. */
const retentionMs = 90 * dayMs;

/** Byte range of each line without its line break. */
function* linesOf(text: Buffer): Generator<{ start: number; end: number }> {
  for (let start = 0; start < text.length;) {
    const found = text.indexOf(0x0a, start);
    const end = found < 0 ? text.length : found;
    if (end > start) yield { start, end };
    start = end + 1;
  }
}

type ParsedLine = { id: string; at: number };

/** Undefined for a line that is blank or was cut off by a crash. */
function parseLine(line: string): ParsedLine | undefined {
  const value = parseJson(line);
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.at !== 'string') return undefined;
  return { id: value.id, at: Date.parse(value.at) };
}

async function erase(dataDir: string, matches: (line: ParsedLine) => boolean): Promise<number> {
  const file = await open(path.join(dataDir, recordName), 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return 0;
  try {
    const text = await file.readFile();
    let erased = 0;
    /** Start of lines without a readable date (cut off by a crash); they are as old as the next line that has one. */
    let from = 0;
    for (const { start, end } of linesOf(text)) {
      const line = parseLine(text.toString('utf8', start, end));
      if (!line) continue;
      if (matches(line)) {
        for (const { start: at, end: to } of linesOf(text.subarray(from, end)))
          await file.write(Buffer.alloc(to - at, ' '), 0, to - at, from + at);
        erased += 1;
      }
      from = end;
    }
    if (erased > 0) await file.sync();
    return erased;
  } finally {
    await file.close();
  }
}

/**
 * Overwrites the feedback of this id with spaces; resolves to whether it existed. It is done in place, because a site may
 * append to the same file meanwhile. Rejects with the system's error.
 */
export const eraseFeedback = async (dataDir: string, id: string): Promise<boolean> =>
  (await enqueue(() => erase(dataDir, (line) => line.id === id))) > 0;

/** The same for all feedback older than the retention at `now`. Resolves to the number of lines. */
export const eraseOldFeedback = (dataDir: string, now: number): Promise<number> =>
  enqueue(() => erase(dataDir, ({ at }) => at <= now - retentionMs));

/** Erases old feedback of this process's data folder. Never rejects. */
export async function purgeFeedback(now: number): Promise<void> {
  try {
    const count = await eraseOldFeedback(env().dataDir, now);
    if (count > 0) log.info('feedback.erased', { count });
  } catch (error) {
    log.error('feedback.not-erased', { code: errorCode(error) });
  }
}
