/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fontPath, fontProblem } from './font-files';

const root = mkdtempSync(path.join(tmpdir(), 'fonts-'));
beforeAll(() => cpSync(__dirname, path.join(root, 'lib/server/drawing'), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

test('all fonts of the pass are in the repository', () => {
  expect(fontProblem(process.cwd())).toBeUndefined();
  expect(fontProblem(root)).toBeUndefined();
});

test('an error names a missing font', () => {
  unlinkSync(fontPath(root, 'twemoji-colr.woff2'));
  expect(fontProblem(root)).toBe(
    'Passes cannot be drawn: lib/server/drawing/fonts/twemoji-colr.woff2 missing.',
  );
});
