/**
 * npm run content: checks everything in content/ and reports all mistakes at once; in a workflow of GitHub it also annotates
 * their lines.
 * npm run content -- --launch: lists what must be confirmed or replaced before launch, and fails while there is any.
 * npm run content -- new course smart-pro: adds a blank item with every field explained.
 * npm run content -- tables: writes the tables of docs/content.md and docs/content-fields.md from the schemas.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent, placeholders } from '../lib/content/check/check.ts';
import { describe } from '../lib/content/check/problem.ts';
import { now } from '../lib/foundation/time.ts';
import { annotation, summary } from './content/annotations.ts';
import { readAssets } from './content/assets.ts';
import { newItem } from './content/new-item.ts';
import { readContent, type Reading } from './content/source.ts';
import { documents, withTables } from './content/tables.ts';

const root = path.join(import.meta.dirname, '..');
const print = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const readAll = (): Reading =>
  readContent(
    new Map(
      globSync('content/**/*.ts', { cwd: root })
        .sort()
        .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8')]),
    ),
  );

async function check(): Promise<number> {
  const { contents, unread, problems, placed } = readAll();
  const all = [...problems, ...checkContent(contents, await readAssets(root), now(), unread)].map(placed);
  const errors = all.filter(({ level }) => level === 'error');
  for (const problem of all) {
    print(`${problem.level === 'warning' ? 'Warning: ' : ''}${describe(problem)}`);
    if (process.env.GITHUB_ACTIONS) print(annotation(problem));
  }
  const files = Object.keys(contents).length + unread.length;
  print(
    `${files} content files, ${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'}, ${all.length - errors.length} warnings.`,
  );
  const page = process.env.GITHUB_STEP_SUMMARY;
  if (page) writeFileSync(page, summary(all), { flag: 'a' });
  return errors.length > 0 ? 1 : 0;
}

function launch(): number {
  const { contents, placed } = readAll();
  const list = placeholders(contents).map(placed);
  for (const problem of list) print(describe(problem));
  print(`\n${list.length} things to replace or confirm before launch.`);
  return list.length > 0 ? 1 : 0;
}

function addItem(kind: string | undefined, place: string | undefined): number {
  const { sentence, change } = newItem(kind, place, (file) => readFileSync(path.join(root, file), 'utf8'));
  if (change) writeFileSync(path.join(root, change.file), change.text);
  print(sentence);
  return change ? 0 : 1;
}

async function writeTables(): Promise<number> {
  // Prettier takes as long to load as the whole check.
  const { format, resolveConfig } = await import('prettier');
  for (const file of documents.map((name) => path.join(root, name))) {
    const text = withTables(readFileSync(file, 'utf8'));
    writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  }
  return 0;
}

const [command, ...rest] = process.argv.slice(2);
process.exitCode =
  command === 'new'
    ? addItem(rest[0], rest[1])
    : command === 'tables'
      ? await writeTables()
      : command === '--launch'
        ? launch()
        : await check();
