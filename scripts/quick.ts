// npm run test:quick: most of what a change of a few files can break, in about a minute; `npm test` runs more.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runNode } from './run-node.ts';

/** Runs a tool on files; resolves to true if it succeeds or there are no files. */
const runOnFiles = async (
  files: readonly string[],
  tool: string,
  ...options: readonly string[]
): Promise<boolean> => files.length === 0 || runNode(`node_modules/${tool}`, ...options, ...files);

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const baseCommit = git('merge-base', 'HEAD', 'main').join('');
const changedFiles = [
  ...git('diff', '--name-only', baseCommit),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file));
const codeFiles = changedFiles.filter((file) => /\.(tsx?|mjs)$/.test(file));

async function lint(): Promise<boolean> {
  const cacheOptions = (name: string) => [
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `.cache/${name}`,
  ];
  const results = [
    await runOnFiles(
      changedFiles,
      'prettier/bin/prettier.cjs',
      '--check',
      '--ignore-unknown',
      ...cacheOptions('prettier'),
    ),
    await runOnFiles(
      codeFiles,
      'eslint/bin/eslint.js',
      '--max-warnings=0',
      '--no-warn-ignored',
      ...cacheOptions('eslint'),
    ),
    await runOnFiles(
      changedFiles.filter((file) => file.endsWith('.css')),
      'stylelint/bin/stylelint.mjs',
    ),
    await runNode('--run', 'imports'),
    !changedFiles.some((file) => file.startsWith('content/')) || (await runNode('--run', 'content')),
  ];
  return results.every(Boolean);
}

const hasPassed = (await Promise.all([runNode('--run', 'types'), lint()])).every(Boolean);
// Runs the tests beside the code and tests/documents; many others in tests/ start whole sites. Tests with databases
// would take half of the time, because nearly every file reaches them: they run for changes in these folders only.
const databaseFolders = '(registration|enquiry|store|start)/';
const jestArguments = [
  '--changedSince',
  baseCommit,
  '--testPathIgnorePatterns',
  '<rootDir>/tests/(?!documents/)',
  '/node_modules/',
  ...(changedFiles.some((file) => RegExp(databaseFolders).test(file))
    ? []
    : [`<rootDir>/lib/server/${databaseFolders}`]),
];
process.exitCode = hasPassed && (await runNode('node_modules/jest/bin/jest.js', ...jestArguments)) ? 0 : 1;
