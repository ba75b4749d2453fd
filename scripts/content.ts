/**
 * npm run content: checks everything in content/ and reports all mistakes at once; in a GitHub workflow it also annotates
 * their lines.
 * npm run content -- --launch: lists items to confirm or replace before launch; fails while there are any.
 * npm run content -- new course smart-pro: adds a blank item with every field explained.
 * npm run content -- fields content/site.ts: prints the fields of a file and their rules; without a file updates the
 * lists in docs/content.md.
 */
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent, findPlaceholders } from '../lib/server/content/check/check.ts';
import { annotation, describeProblem, withoutCommands, type Problem } from '../lib/shared/schema/problem.ts';
import { registry } from '../lib/shared/schema/registry.ts';
import { counted } from '../lib/shared/util/counted.ts';
import { didYouMean } from '../lib/shared/util/spelling.ts';
import { now } from '../lib/shared/util/time.ts';
import { readAssets } from './content/assets.ts';
import { newItem } from './content/new-item.ts';
import { readContent } from './content/source.ts';
import { fieldsOf, guide, withFields } from './content/fields.ts';

const root = path.join(import.meta.dirname, '..');
const print = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const isError = ({ level }: Problem) => level === 'error';

/** The texts of the content files, by name. */
const texts = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('content/**/*.ts', { cwd: root })
      .sort()
      .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8')]),
  );

async function check(): Promise<number> {
  const reading = readContent(texts());
  const { contents, unread } = reading;
  const problems = [
    ...reading.problems,
    ...checkContent(contents, await readAssets(root), now(), unread),
  ].map(reading.placed);
  const sentences = problems
    .map((problem) => `${problem.level === 'warning' ? 'Warning: ' : ''}${describeProblem(problem)}`)
    .join('\n');
  const isWorkflow = Boolean(process.env.GITHUB_ACTIONS);
  // The messages quote content, which the author of the pull request has written.
  if (problems.length > 0) print(isWorkflow ? withoutCommands(sentences, randomUUID()) : sentences);
  if (isWorkflow) for (const problem of problems) print(annotation(problem));
  const files = Object.keys(contents).length + unread.length;
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  print(`${files} content files, ${counted(errors, 'mistake')}, ${counted(warnings, 'warning')}.`);
  return errors > 0 ? 1 : 0;
}

function launch(): number {
  const { contents, placed } = readContent(texts());
  const list = findPlaceholders(contents).map(placed);
  for (const problem of list) print(describeProblem(problem));
  print(`\n${list.length} things to replace or confirm before launch.`);
  return list.length > 0 ? 1 : 0;
}

function addItem(kind: string | undefined, place: string | undefined): number {
  const { sentence, change } = newItem(kind, place, (file) => readFileSync(path.join(root, file), 'utf8'));
  if (change) writeFileSync(path.join(root, change.file), change.text);
  print(sentence);
  return change ? 0 : 1;
}

function fields(file: string | undefined): number {
  const document = path.join(root, guide);
  if (!file) writeFileSync(document, withFields(readFileSync(document, 'utf8')));
  else print(fieldsOf(file) ?? `There is no content file ${file}${didYouMean(file, Object.keys(registry))}`);
  return !file || fieldsOf(file) ? 0 : 1;
}

const [command = '', ...rest] = process.argv.slice(2);
const commands: Readonly<Record<string, () => number | Promise<number>>> = {
  '': check,
  '--launch': launch,
  new: () => addItem(rest[0], rest[1]),
  fields: () => fields(rest[0]),
};
const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!run) print(`There is no ${command}. Known: new, fields, --launch.`);
process.exitCode = run ? await run() : 1;
