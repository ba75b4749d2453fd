/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cookieValue } from '../../../tests/support/cookie.ts';
import { defaults } from '../../shared/feedback/fields.ts';

const complete = {
  ...defaults,
  centresId: '0badd4c9-c422-5f0b-bb99-829e6b8a70fa',
  studentName: 'Planted Name',
  enrollmentNo: 'PLANTED-42',
  faculty: 'Planted Faculty',
  batchCode: '2501A',
};

let folder: string;
let logged: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'feedback-'));
  process.env.DATA_DIR = folder;
  jest.resetModules();
  logged = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    logged.push(String(chunk));
    return true;
  });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  delete process.env.DATA_DIR;
  delete process.env.SITE_NOW;
});

const lines = () => {
  const file = path.join(folder, 'feedback.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};

const address = 'http://localhost/api/feedback';
async function post(body: string, type = 'application/json', headers: Record<string, string> = {}) {
  const { handleFeedback } = await import('./handle.ts');
  return handleFeedback(
    new Request(address, { method: 'POST', body, headers: { 'content-type': type, ...headers } }),
  );
}
const postForm = (fields: Record<string, string>) =>
  post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');

describe('POST /api/feedback', () => {
  test('responds 201 once the line is on disk', async () => {
    const response = await post(JSON.stringify(complete));
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    expect(lines()).toEqual([
      expect.objectContaining({ id, studentName: 'Planted Name', centre: 'Bahadurabad', q1: 1 }),
    ]);
  });

  test('the log contains the id and nothing typed', async () => {
    await post(JSON.stringify(complete));
    await postForm({ ...complete, q1: '0' });
    const text = logged.join('');
    expect(text).toContain('feedback.saved');
    expect(text).not.toMatch(/planted/i);
  });

  test('the same key is written once, even for concurrent attempts', async () => {
    const body = JSON.stringify({ ...complete, idempotencyKey: '6f0f1d3a-9a5b-4f6e-8a57-2f1f5b8f7a11' });
    const answers = await Promise.all([post(body), post(body)]);
    answers.push(await post(body));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(lines()).toHaveLength(1);
  });

  test('without JavaScript a valid form redirects to the thanks, an invalid one back with its answers in a cookie', async () => {
    const good = await postForm(complete);
    expect([good.status, good.headers.get('location')]).toEqual([303, '/feedback?outcome=saved']);

    const wrong = await postForm({ ...complete, batchCode: '' });
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/feedback?outcome=invalid']);
    const cookie = wrong.headers.get('set-cookie') ?? '';
    const { decodeFlash } = await import('../forms/flash.ts');
    expect(decodeFlash('feedback', cookieValue(cookie))).toMatchObject({
      values: { studentName: 'Planted Name' },
      errors: { batchCode: 'This field is required...' },
    });
    expect(wrong.headers.get('location')).not.toMatch(/planted/i);
  });

  test('a failed write gives 503, keeps the answers, and can be retried', async () => {
    process.env.DATA_DIR = path.join(folder, 'file');
    writeFileSync(path.join(folder, 'file'), '');
    const body = JSON.stringify({ ...complete, idempotencyKey: '6f0f1d3a-9a5b-4f6e-8a57-2f1f5b8f7a12' });
    const refused = await post(body);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toMatchObject({ error: { code: 'not-saved' } });
    const page = await postForm(complete);
    expect(page.headers.get('location')).toBe('/feedback?outcome=failed');
    expect(page.headers.get('set-cookie')).toMatch(/^form-answers=\w{100}/);

    rmSync(path.join(folder, 'file'));
    expect((await post(body)).status).toBe(201);
  });

  test('more than 8 KiB is rejected', async () => {
    expect((await postForm({ ...complete, studentName: 'x'.repeat(9_000) })).status).toBe(413);
    expect(lines()).toEqual([]);
  });
});
