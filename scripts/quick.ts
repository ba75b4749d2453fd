// npm run test:quick: what a change of a few files can break, in about a minute; `npm test` runs everything.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { node } from './node.ts';

/** Runs a tool on files; true without any. */
const on = async (files: readonly string[], tool: string, ...options: readonly string[]): Promise<boolean> =>
  files.length === 0 || node(`node_modules/${tool}`, ...options, ...files);

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const base = git('merge-base', 'HEAD', 'main').join('');
const changed = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file));
const code = changed.filter((file) => /\.(tsx?|mjs)$/.test(file));

async function lint(): Promise<boolean> {
  const cache = (name: string) => [
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `.cache/${name}`,
  ];
  const results = [
    await on(changed, 'prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...cache('prettier')),
    await on(code, 'eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored', ...cache('eslint')),
    await on(
      changed.filter((file) => file.endsWith('.css')),
      'stylelint/bin/stylelint.mjs',
    ),
    await node('--run', 'imports'),
    !changed.some((file) => file.startsWith('content/')) || (await node('--run', 'content')),
  ];
  return results.every(Boolean);
}

const isRight = (await Promise.all([node('--run', 'types'), lint()])).every(Boolean);
// The tests beside the code, and those of what texts promise; the others of `tests` start whole sites.
const unit = [
  '--changedSince',
  base,
  '--testPathIgnorePatterns',
  '<rootDir>/tests/(?!promises|spec-)',
  '/node_modules/',
];
process.exitCode = isRight && (await node('node_modules/jest/bin/jest.js', ...unit)) ? 0 : 1;
