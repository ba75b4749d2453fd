import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** The project's folder as a pattern; `<rootDir>` is not escaped. */
const root = RegExp.escape(import.meta.dirname);

/** @type {import('jest').Config} */
const config = {
  // Tests wait for events; this limit ends one that hangs.
  testTimeout: 300_000,
  // One more than there are cores, because tests often wait for processes that they start.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/tests/setup/sequencer.mjs',
  // Concurrent tests of one file (`it.concurrent`, in tests/crash).
  maxConcurrency: 3,
  // Globals that no test replaces. Looking up any other global leaves the test's context, which took half of the time
  // of computation-heavy tests.
  sandboxInjectedGlobals: [
    'Array',
    'Buffer',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'Uint8Array',
  ],
  cacheDirectory: '<rootDir>/.cache/jest',
  setupFiles: ['<rootDir>/tests/setup/one-more.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup/jest.setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
  testPathIgnorePatterns: [`${root}/node_modules/`],
  modulePathIgnorePatterns: [`${root}/\\.next/`, `${root}/\\.cache/`],
};

/**
 * ESM-only packages that Jest must transform. next/jest only allows appending to its ignore list, so it is replaced.
 */
const esm = [
  'caniemail',
  'dot-prop',
  'onetime',
  'mimic-function',
  'split-lines',
  'ky',
  'msw',
  '@msw',
  '@mswjs',
  'cookie',
  'tough-cookie',
  'until-async',
  'rettime',
  'tinypool',
  'cockatiel',
  'swiper',
  'simple-icons',
  'ical-generator',
  'htmlparser2',
  'domhandler',
  'domelementtype',
  'domutils',
  'dom-serializer',
  'entities',
  '@open-draft',
];

export default async function jestConfig() {
  const built = await createJestConfig(config)();
  built.transformIgnorePatterns = [
    `/node_modules/(?!(${esm.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ];
  const { maxWorkers, maxConcurrency, testTimeout, testSequencer, ...project } = built;
  return {
    ...{ maxWorkers, maxConcurrency, testTimeout, testSequencer },
    // Tests of components (.tsx) need a document; any other test that needs one says so in its first line.
    projects: [
      { ...project, testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
      { ...project, testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx'] },
    ],
  };
}
