/** @jest-environment node */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scratchInMemory } from '@/scripts/scratch';

const root = mkdtempSync(path.join(tmpdir(), 'scratch-'));
afterAll(() => rmSync(root, { recursive: true }));

it('with enough room a private subfolder is made, which other users may enter but not list', () => {
  const folder = scratchInMemory(root, 1);
  expect(path.dirname(folder ?? '')).toBe(root);
  expect(statSync(folder ?? '').mode & 0o777).toBe(0o711);
});

it.each([
  ['too little room', root, Number.MAX_SAFE_INTEGER],
  ['no such folder', path.join(root, 'nowhere'), 1],
])('with %s the system’s temporary folder has to do', (_, folder, room) => {
  expect(scratchInMemory(folder, room)).toBeUndefined();
});
