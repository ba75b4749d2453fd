/**
 * npm run content: checks everything in content/ and reports all problems at once.
 * npm run content -- --launch: lists what must be confirmed or replaced before launch.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Contents, Problem } from '../lib/content/check/check.ts';

const root = path.join(import.meta.dirname, '..');
const print = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/** Imports every content file. One that cannot be imported is reported first, because the checks import the content too. */
async function readContents(): Promise<{ contents: Contents; broken: readonly string[] }> {
  const contents: Record<string, Record<string, unknown>> = {};
  const broken: string[] = [];
  for (const file of globSync('content/**/*.ts', { cwd: root }).sort()) {
    try {
      contents[file] = { ...((await import(path.join(root, file))) as Record<string, unknown>) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      broken.push(
        `${file}: cannot be read (${message.split('\n')[0]}). Look for a missing comma, quote or bracket.`,
      );
    }
  }
  return { contents, broken };
}

const { contents, broken } = await readContents();
if (broken.length > 0) {
  broken.forEach(print);
  process.exit(1);
}

// Imported after the check above, because these modules import the content.
const { checkContent, describe, lineOf, placeholders } = await import('../lib/content/check/check.ts');
const { hasArt } = await import('../lib/art/catalogue.ts');
const { now } = await import('../lib/foundation/time.ts');

if (process.argv.includes('--launch')) {
  const list = placeholders(contents);
  for (const [file, items] of Map.groupBy(list, (one) => one.file)) {
    print(`\n${file}`);
    for (const { item, why } of items)
      print(`  ${why === 'sample' ? 'sample, replace' : 'inferred, confirm'}: ${item}`);
  }
  print(`\n${list.length} things to replace or confirm before launch.`);
  process.exit(0);
}

const assets = {
  imageBytes: (file: string) => {
    const full = path.join(root, 'public/images', file);
    return existsSync(full) ? statSync(full).size : undefined;
  },
  hasArt,
  hasIcon: (slug: string) =>
    /^[a-z0-9]+$/.test(slug) && existsSync(path.join(root, `node_modules/simple-icons/icons/${slug}.svg`)),
};
const problems = checkContent(contents, assets, now()).map((problem): Problem => ({
  ...problem,
  line: existsSync(path.join(root, problem.file))
    ? lineOf(readFileSync(path.join(root, problem.file), 'utf8'), problem)
    : undefined,
}));
const errors = problems.filter((problem) => problem.level === 'error');
for (const problem of problems)
  print(`${problem.level === 'warning' ? 'Warning: ' : ''}${describe(problem)}`);
print(
  `${Object.keys(contents).length} content files, ${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'}, ${problems.length - errors.length} warnings.`,
);
process.exit(errors.length > 0 ? 1 : 0);
