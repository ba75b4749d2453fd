import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** File with the digest of the inputs of the last drawing. */
const record = path.join(root, '.cache/art');

/** Digest of everything that drawings depend on: content, its getters, and the drawing code. */
function inputsDigest(): string {
  const hash = createHash('sha256');
  const files = globSync('{content,lib/server/content,lib/shared/art,scripts/art}/**/*.ts', { cwd: root });
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort())
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

const lastDigest = (): string => {
  try {
    return readFileSync(record, 'utf8');
  } catch {
    // Nothing has been drawn here yet.
    return '';
  }
};

/**
 * Draws pictures that content needs and public/ lacks, unless nothing has changed; false if it cannot. Drawn files are
 * committed, so a build draws only new ones. Runs in a child process, because drawing needs development tools and
 * decoders that the site's process must not load.
 */
export function provideArt(): boolean {
  const digest = inputsDigest();
  if (lastDigest() === digest) return true;
  const { status } = spawnSync(process.execPath, ['scripts/art/index.ts', '--missing'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) return false;
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, digest);
  return true;
}
