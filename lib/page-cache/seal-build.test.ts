/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sealBuild } from './seal-build';

test('every pre-rendered page gets the policy of its HTML beside it, and keeps its other headers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seal-'));
  writeFileSync(path.join(folder, 'about.html'), '<script>a()</script>');
  writeFileSync(path.join(folder, 'about.meta'), JSON.stringify({ headers: { tags: 'x' }, status: 200 }));
  expect(sealBuild(folder, '/media/')).toBe(1);
  const meta: unknown = JSON.parse(readFileSync(path.join(folder, 'about.meta'), 'utf8'));
  rmSync(folder, { recursive: true });
  expect(meta).toMatchObject({
    status: 200,
    headers: { tags: 'x', 'content-security-policy': expect.stringContaining("'sha256-") },
  });
});
