import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../foundation/env.ts';
import { shared } from '../foundation/shared.ts';
import { steadyClock } from '../foundation/steady-clock.ts';
import type { FeedbackFields, questions } from '../content/feedback-fields.ts';

/** File name in DATA_DIR: one line of JSON per feedback, newest last. */
export const recordName = 'feedback.jsonl';

/**
 * One feedback as a line of JSON; `0` for an unanswered question. `q3` is an object with its four parts
 * (docs/product/choices.md#c6).
 */
export function feedbackLine(id: string, fields: FeedbackFields, centre: string | undefined): string {
  const number = (name: (typeof questions)[number]) => Number(fields[name]) || 0;
  const { centreId, studentName, enrollmentNo, faculty, batchCode } = fields;
  const [q3o1, q3o2, q3o3, q3o4] = (['q3o1', 'q3o2', 'q3o3', 'q3o4'] as const).map(number);
  return JSON.stringify({
    id,
    at: new Date(steadyClock().latest()).toISOString(),
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

/** Syncs the folder, so that the entry of a new file is durable; systems that cannot open a folder do not need it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function append(line: string): Promise<void> {
  const folder = env().dataDir;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path.join(folder, recordName), 'a+', 0o600);
  try {
    const { size } = await file.stat();
    // After a line cut off by a crash, the new one starts on a line of its own.
    const start = (await endsWithLineBreak(file, size)) ? '' : '\n';
    try {
      await file.writeFile(`${start}${line}\n`);
      await file.sync();
    } catch (error) {
      // A partly written line (disk full) is removed, so that the file holds only confirmed feedback.
      await file.truncate(size).catch(() => undefined);
      throw error;
    }
    if (size === 0) await syncFolder(folder);
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
 * Appends one line and resolves when it is on disk (fsync). Rejects with the system's error, and then nothing of it is in
 * the file (docs/product/choices.md#c7).
 */
export function saveFeedback(line: string): Promise<void> {
  return enqueue(() => append(line));
}
