import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** Holds the digest of the inputs from which the art was last drawn here. */
const record = path.join(root, '.cache/art');

/** A digest of all that a drawing depends on: content, its getters, and the code that draws. */
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
 * Draws what content has and public/ lacks, unless nothing has changed since the last time; false when it cannot. Drawn
 * files stay in git, so that a build draws what is new and nothing else. A process of its own draws, because its packages
 * are development tools and decoders, which the site's process must not load.
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
