// npm run test:quick: most of what a change of a few files can break, in about a minute; `npm test` runs more.
import { execFileSync } from 'node:child_process';
import { runNode } from './run-node.ts';

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' });
const baseCommit = git('merge-base', 'HEAD', 'main').trim();
const changedFiles =
  git('diff', '--name-only', baseCommit) + git('ls-files', '--others', '--exclude-standard');

const scripts = ['types', 'lint', 'format', ...(/^content\//m.test(changedFiles) ? ['content'] : [])];
const results = await Promise.all(scripts.map((name) => runNode('--run', name)));

// Runs the tests beside the code and tests/documents; many others in tests/ start whole sites. Tests with databases
// would take half of the time, because nearly every file reaches them: they run only for changes in folders so named.
const databaseFolders = '(registration|enquiry|store|start)/';
const jestArguments = [
  '--changedSince',
  baseCommit,
  '--testPathIgnorePatterns',
  '<rootDir>/tests/(?!documents/)',
  '/node_modules/',
  ...(RegExp(databaseFolders).test(changedFiles) ? [] : [`<rootDir>/lib/server/${databaseFolders}`]),
];
const hasPassed =
  results.every(Boolean) && (await runNode('node_modules/jest/bin/jest.js', ...jestArguments));
process.exitCode = hasPassed ? 0 : 1;
