/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { normaliseFeedback } from '../../shared/feedback/fields.ts';
import { runningMs } from '../../shared/util/time.ts';
import { enqueue, eraseFeedback, eraseOldFeedback, feedbackLine, saveFeedback } from './record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'feedback-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => path.join(folder, 'feedback.jsonl');
const text = () => readFileSync(file(), 'utf8');

describe('the record of feedback', () => {
  test('is one line of JSON each, in order of arrival, readable by the owner only', async () => {
    await Promise.all(['{"n":1}', '{"n":2}', '{"n":3}'].map((line) => saveFeedback(folder, line)));
    expect(text()).toBe('{"n":1}\n{"n":2}\n{"n":3}\n');
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test('starts a new line after one that a crash cut off', async () => {
    writeFileSync(file(), '{"n":1}\n{"n":');
    await saveFeedback(folder, '{"n":3}');
    expect(text()).toBe('{"n":1}\n{"n":\n{"n":3}\n');
  });

  test('rejects when the folder cannot be written to, and writes again afterwards', async () => {
    const notAFolder = path.join(folder, 'file');
    writeFileSync(notAFolder, '');
    await expect(saveFeedback(notAFolder, '{"n":1}')).rejects.toMatchObject({ code: 'EEXIST' });
    await saveFeedback(folder, '{"n":2}');
    expect(text()).toBe('{"n":2}\n');
  });

  test('keeps q3 as the record of its four parts and an open question as 0', async () => {
    const fields = normaliseFeedback({
      studentName: 'Ali',
      ...{ q1: '2', q3o1: '1', q3o2: '2', q3o3: '3', q3o4: '4' },
    });
    const line = JSON.parse(feedbackLine('id-1', fields, 'Bahadurabad')) as Record<string, unknown>;
    expect(line).toMatchObject({
      id: 'id-1',
      centre: 'Bahadurabad',
      studentName: 'Ali',
      q1: 2,
      q3: { q3o1: 1, q3o2: 2, q3o3: 3, q3o4: 4 },
      q8: 0,
    });
    expect(Object.keys(line)).not.toContain('q3o1');
  });

  test('has one queue for all bundles of the process', async () => {
    jest.resetModules();
    const other = await import('./record.ts');
    expect(other.enqueue).not.toBe(enqueue);
    const order: string[] = [];
    const first = enqueue(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push('first');
    });
    await Promise.all([first, other.enqueue(async () => order.push('second'))]);
    expect(order).toEqual(['first', 'second']);
  });

  test("does not look older if the machine's clock is behind", async () => {
    const line = () => JSON.parse(feedbackLine('id-1', normaliseFeedback({}), undefined)) as { at: string };
    const before = line().at;
    const now = runningMs();
    jest.useFakeTimers({ now: now - 100 * 86_400_000, doNotFake: ['performance'] });
    const { at } = line();
    jest.useRealTimers();
    expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(before));
  });
});

describe('erasing feedback', () => {
  const day = 86_400_000;
  const startedAt = Date.parse('2025-10-01T10:00:00+05:00');
  const line = (n: number, at = startedAt + n * day) =>
    JSON.stringify({ id: `id-${n}`, at: new Date(at).toISOString(), studentName: `MARK${n}` });
  const names = () => text().match(/MARK\d+/g) ?? [];
  beforeEach(() => writeFileSync(file(), `${[0, 1, 2, 3].map((n) => line(n)).join('\n')}\n`));

  test('feedback is erased after ninety days, not earlier', async () => {
    const { size } = statSync(file());
    expect(await eraseOldFeedback(folder, startedAt + 90 * day - 1)).toBe(0);
    expect(await eraseOldFeedback(folder, startedAt + 91 * day)).toBe(2);
    expect(names()).toEqual(['MARK2', 'MARK3']);
    // Erased in place, so that a line appended concurrently is not lost.
    expect(statSync(file()).size).toBe(size);
    expect(await eraseOldFeedback(folder, startedAt + 200 * day)).toBe(2);
    expect(text().trim()).toBe('');
  });

  test('the operator erases one record by its id', async () => {
    expect(await eraseFeedback(folder, 'id-2')).toBe(true);
    expect(await eraseFeedback(folder, 'id-2')).toBe(false);
    expect(names()).toEqual(['MARK0', 'MARK1', 'MARK3']);
    expect(await eraseFeedback(path.join(folder, 'nowhere'), 'id-2')).toBe(false);
  });

  test('a line cut off by a crash is erased with the next line', async () => {
    writeFileSync(file(), `${line(0)}\n{"id":"x","studentName":"MARK7\n${line(1)}\n{"studentName":"MARK8`);
    expect(await eraseOldFeedback(folder, startedAt + 90 * day)).toBe(1);
    expect(names()).toEqual(['MARK7', 'MARK1', 'MARK8']);
    expect(await eraseOldFeedback(folder, startedAt + 91 * day)).toBe(1);
    expect(names()).toEqual(['MARK8']);
  });
});
