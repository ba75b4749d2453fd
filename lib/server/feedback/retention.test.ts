/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eraseFeedback, eraseOldFeedback } from './record.ts';

const day = 86_400_000;
const startedAt = Date.parse('2025-10-01T10:00:00+05:00');
const line = (n: number, at = startedAt + n * day) =>
  JSON.stringify({ id: `id-${n}`, at: new Date(at).toISOString(), studentName: `MARK${n}` });

let folder: string;
const file = () => path.join(folder, 'feedback.jsonl');
const text = () => readFileSync(file(), 'utf8');
const names = () => text().match(/MARK\d+/g) ?? [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'feedback-'));
  writeFileSync(file(), `${[0, 1, 2, 3].map((n) => line(n)).join('\n')}\n`);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('feedback is erased ninety days after it came, and not before', async () => {
  const { size } = statSync(file());
  expect(await eraseOldFeedback(folder, startedAt + 90 * day - 1)).toBe(0);
  expect(await eraseOldFeedback(folder, startedAt + 91 * day)).toBe(2);
  expect(names()).toEqual(['MARK2', 'MARK3']);
  // Erased in place, so that a line appended meanwhile is not lost.
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

test('a line cut off by a crash is erased with the line after it', async () => {
  writeFileSync(file(), `${line(0)}\n{"id":"x","studentName":"MARK7\n${line(1)}\n{"studentName":"MARK8`);
  expect(await eraseOldFeedback(folder, startedAt + 90 * day)).toBe(1);
  expect(names()).toEqual(['MARK7', 'MARK1', 'MARK8']);
  expect(await eraseOldFeedback(folder, startedAt + 91 * day)).toBe(1);
  expect(names()).toEqual(['MARK8']);
});
