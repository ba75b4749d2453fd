/**
 * npm run content: checks everything in content/ and reports the mistakes of all files at once; in a GitHub workflow it
 * also annotates their lines.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { annotation, describeProblem } from '../lib/server/check/problem.ts';
import { plural } from '../lib/shared/util/text.ts';
import { now } from '../lib/shared/util/time.ts';
import { lookUpAssets } from './content/assets.ts';
import { problemsOf, readTexts } from './content/problems.ts';

process.chdir(path.join(import.meta.dirname, '..'));
const print = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const texts = readTexts();
const problems = problemsOf(texts, await lookUpAssets(), now());
const sentenceLines = problems.map(describeProblem).join('\n');
const isWorkflow = Boolean(process.env.GITHUB_ACTIONS);
// The messages quote content, in which the author of the pull request could write a command of GitHub Actions.
const stopToken = randomUUID();
if (problems.length > 0)
  print(isWorkflow ? `::stop-commands::${stopToken}\n${sentenceLines}\n::${stopToken}::` : sentenceLines);
if (isWorkflow) for (const problem of problems) print(annotation(problem));
const errorCount = problems.filter(({ level }) => level === 'error').length;
const warningText = plural(problems.length - errorCount, 'warning');
print(`${texts.size} content files, ${plural(errorCount, 'mistake')}, ${warningText}.`);
process.exitCode = errorCount > 0 ? 1 : 0;
