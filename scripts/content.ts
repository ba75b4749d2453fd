/**
 * npm run content: checks everything in content/ and reports all mistakes at once; in a GitHub workflow it also
 * annotates their lines.
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
const sentences = problems.map(describeProblem).join('\n');
const isWorkflow = Boolean(process.env.GITHUB_ACTIONS);
// The messages quote content, in which the author of the pull request could write a command of GitHub Actions.
const stopToken = randomUUID();
if (problems.length > 0)
  print(isWorkflow ? `::stop-commands::${stopToken}\n${sentences}\n::${stopToken}::` : sentences);
if (isWorkflow) for (const problem of problems) print(annotation(problem));
const errors = problems.filter(({ level }) => level === 'error').length;
const warnings = plural(problems.length - errors, 'warning');
print(`${texts.size} content files, ${plural(errors, 'mistake')}, ${warnings}.`);
process.exitCode = errors > 0 ? 1 : 0;
