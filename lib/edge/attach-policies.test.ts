/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { attachPolicies } from './attach-policies';

const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const html = `<html><body>${opening}<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script></body></html>`;

test('every pre-rendered page gets the policy of its HTML beside it and keeps its other headers', async () => {
  const build = mkdtempSync(path.join(tmpdir(), 'policies-'));
  const folder = path.join(build, 'server/app');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'about.html'), html);
  writeFileSync(path.join(folder, 'about.meta'), JSON.stringify({ headers: { tags: 'x' }, status: 200 }));
  expect(attachPolicies(build, { mediaBaseUrl: '/media/', deferScripts: false })).toEqual([]);
  const meta: { headers: Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, 'about.meta'), 'utf8'),
  );
  const page = readFileSync(path.join(folder, 'about.html'), 'utf8');
  rmSync(build, { recursive: true });
  expect(meta).toMatchObject({ status: 200, headers: { tags: 'x' } });
  expect(meta.headers['content-security-policy']?.match(/'sha256-/g)).toHaveLength(2);
  expect(page).toContain('self.__next_f.push([1,"ab"])');
});

test('the loader of a build is minified', async () => {
  const build = mkdtempSync(path.join(tmpdir(), 'policies-'));
  attachPolicies(build, { mediaBaseUrl: '/media/', deferScripts: true });
  const loader = readFileSync(path.join(build, 'static/loader.js'), 'utf8');
  rmSync(build, { recursive: true });
  expect(() => new Function(loader)).not.toThrow();
  expect(brotliCompressSync(loader).byteLength).toBeLessThanOrEqual(1_550);
});
