import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../runtime/env.ts';
import { shared } from '../runtime/process.ts';
import { runningMs } from '../../shared/util/time.ts';
import type { FeedbackFields, questions } from '../../shared/feedback/fields.ts';
import { dayMs } from '../../shared/util/durations.ts';
import { isRecord, parseJson } from '../../shared/util/values.ts';
import { errorCode, log } from '../runtime/log.ts';

/** File name in DATA_DIR: one line of JSON per feedback, newest last. */
const recordName = 'feedback.jsonl';

/**
 * One feedback as a line of JSON; `0` is an unanswered question. `q3` is an object with its four parts
 * (docs/product/choices.md#c6).
 */
export function feedbackLine(id: string, fields: FeedbackFields, centre: string | undefined): string {
  const number = (name: (typeof questions)[number]) => Number(fields[name]) || 0;
  const { centreId, studentName, enrollmentNo, faculty, batchCode } = fields;
  const [q3o1, q3o2, q3o3, q3o4] = (['q3o1', 'q3o2', 'q3o3', 'q3o4'] as const).map(number);
  return JSON.stringify({
    id,
    at: new Date(runningMs()).toISOString(),
    centresId: centreId,
    ...(centre !== undefined && { centre }),
    studentName,
    enrollmentNo,
    faculty,
    batchCode,
    q1: number('q1'),
    q2: number('q2'),
    q3: { q3o1, q3o2, q3o3, q3o4 },
    q4: number('q4'),
    q5: number('q5'),
    q6: number('q6'),
    q7: number('q7'),
    q8: number('q8'),
  });
}

async function endsWithLineBreak(file: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return true;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] === 0x0a;
}

/** Syncs the folder, so that a new file's entry is durable. Systems that cannot open a folder do not need it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function append(dataDir: string, line: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = await open(path.join(dataDir, recordName), 'a+', 0o600);
  try {
    const { size } = await file.stat();
    // Starts a new line after one that a crash cut off.
    const start = (await endsWithLineBreak(file, size)) ? '' : '\n';
    try {
      await file.writeFile(`${start}${line}\n`);
      await file.sync();
    } catch (error) {
      // Removes a partly written line (disk full), so that the file contains only confirmed feedback.
      await file.truncate(size).catch(() => undefined);
      throw error;
    }
    if (size === 0) await syncFolder(dataDir);
  } finally {
    await file.close();
  }
}

const queue = () => shared('feedback.queue', () => ({ last: Promise.resolve() as Promise<unknown> }));

/** Queues work on the file: each task starts after the previous one of this process. */
export function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const result = queue().last.then(work);
  queue().last = result.catch(() => undefined);
  return result;
}

/**
 * Appends one line and resolves when it is on disk (fsync). Rejects with the system's error, and then leaves nothing of
 * it in the file (docs/product/choices.md#c7).
 */
export const saveFeedback = (dataDir: string, line: string): Promise<void> =>
  enqueue(() => append(dataDir, line));

/** Retention in ms. This file is the only copy, so there must be time to process it. */
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

/** Undefined for a blank line or one that a crash cut off. */
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
    /** Start of lines without a readable date (cut off by a crash); they count as old as the next line with one. */
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
 * Overwrites the feedback with this id with spaces, in place, because a site may append to the file concurrently.
 * Resolves to whether it existed. Rejects with the system's error.
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
