import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { factsIn, placeholders } from '../../lib/content/check/check.ts';
import type { Problem } from '../../lib/content/check/problem.ts';
import { now as currentTime } from '../../lib/foundation/time.ts';
import { changesOf } from './changes.ts';
import { pagesOfChanges } from './pages.ts';
import { readContent, type Reading } from './source.ts';
import { summary } from './summary.ts';

/** What a pull request changes, for its summary and its pictures. */

/** The content files of the working tree, by name. */
export const textsIn = (root: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('content/**/*.ts', { cwd: root })
      .sort()
      .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8')]),
  );

type Git = (...args: string[]) => string;

function commonCommit(git: Git, base: string): string {
  try {
    return git('merge-base', base, 'HEAD').trim();
  } catch {
    throw new Error(
      `git does not know ${base} here: fetch it, or name another branch or commit with --base.`,
    );
  }
}

/** Where the working tree left a branch: the texts of its content files there, and the pictures that differ since. */
function before(
  root: string,
  base: string,
): { texts: ReadonlyMap<string, string>; pictures: readonly string[] } {
  const git: Git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const commit = commonCommit(git, base);
  const names = (...args: string[]) =>
    git(...args)
      .split('\0')
      .filter(Boolean);
  const changed = new Set(names('diff', '-z', '--name-only', commit, '--', 'content'));
  const now = textsIn(root);
  const files = names('ls-tree', '-z', '-r', '--name-only', commit, '--', 'content');
  return {
    texts: new Map(
      files
        .filter((file) => file.endsWith('.ts'))
        .map((file) => [file, changed.has(file) ? git('show', `${commit}:${file}`) : (now.get(file) ?? '')]),
    ),
    pictures: names('diff', '-z', '--no-renames', '--name-only', commit, '--', 'public/images'),
  };
}

/** What changed that is no value of a content file: files that came, went or cannot be read, and pictures. */
const filesChanged = (old: Reading, now: Reading, pictures: readonly string[], root: string): string[] => [
  ...Object.keys(old.contents)
    .filter((file) => !(file in now.contents))
    .map(
      (file) =>
        `\`${file}\` ${now.unread.includes(file) ? 'cannot be read, so what changed in it is not listed' : 'is gone'}.`,
    ),
  ...Object.keys(now.contents)
    .filter((file) => !(file in old.contents) && !old.unread.includes(file))
    .map((file) => `\`${file}\` is new.`),
  ...pictures.map(
    (file) => `Picture \`${file}\` ${existsSync(path.join(root, file)) ? 'added or changed' : 'removed'}.`,
  ),
];

type Options = {
  root: string;
  /** Branch or commit that the change is compared with. */
  base: string;
  now: Reading;
  /** What the check found. */
  problems: readonly Problem[];
  /** Folder for pictures of the changed pages; undefined = none are made. */
  pictures: string | undefined;
};

/**
 * The summary of what the working tree changes; photographs the pages when there are no mistakes. `failed` tells that the
 * site could not be built or photographed. Throws when git does not know the base.
 */
export async function summarize({
  root,
  base,
  now,
  problems,
  pictures,
}: Options): Promise<{ text: string; failed: boolean }> {
  const { texts, pictures: files } = before(root, base);
  const old = readContent(texts);
  const changes = changesOf(old.contents, now.contents);
  // Not by the place in the list, which moves with what is added above.
  const keyOf = ({ file, item, path: way }: Problem) => `${file} ${item} ${way?.at(-1)}`;
  const known = new Set(placeholders(old.contents).map(keyOf));
  const toConfirm = placeholders(now.contents);
  const facts = factsIn(now.contents, currentTime());
  const isSound = problems.every(({ level }) => level === 'warning');
  const wanted = pictures !== undefined && isSound && facts && changes.length > 0;
  const seen = wanted
    ? await look(root, pictures, (documents) => pagesOfChanges(changes, documents, now.contents, facts))
    : undefined;
  const text = summary({
    changes,
    files: filesChanged(old, now, files, root),
    problems,
    marked: toConfirm.filter((one) => !known.has(keyOf(one))).map(now.placed),
    toConfirm: toConfirm.length,
    contents: now.contents,
    pictures: seen,
  });
  return { text, failed: seen?.failed ?? false };
}

type Documents = Parameters<typeof pagesOfChanges>[1];

type Looked = ReturnType<typeof pagesOfChanges> & { failed: boolean };

async function look(
  root: string,
  folder: string,
  choose: (documents: Documents) => ReturnType<typeof pagesOfChanges>,
): Promise<Looked> {
  rmSync(folder, { recursive: true, force: true });
  try {
    // Playwright and the site's own modules are loaded only when pictures are wanted.
    const { withPreview, readDocuments, photograph } = await import('./preview.ts');
    return await withPreview(root, async (origin) => {
      const pages = choose(await readDocuments(origin));
      await photograph(origin, pages.addresses, folder);
      return { ...pages, failed: false };
    });
  } catch (error) {
    // The summary is written all the same: a developer has to look at this, not the editor.
    const why = error instanceof Error ? error.message.split('\n')[0] : 'unknown';
    return { addresses: [], notes: [`There are no pictures, ask a developer: ${why}`], failed: true };
  }
}

/** Writes the summary where a workflow shows it, and into a file for the comment on the pull request. */
export function publish(text: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'summary.txt'), text);
  const page = process.env.GITHUB_STEP_SUMMARY;
  if (page) writeFileSync(page, text, { flag: 'a' });
}
