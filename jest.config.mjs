import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Tests wait for things to happen, never for a time: this only ends one that hangs, on the slowest disk.
  testTimeout: 300_000,
  // Some of the time goes to processes the tests start and wait for: one test more at once than there are cores.
  maxWorkers: availableParallelism() + 1,
  // Concurrent tests of one file (tests/crash).
  maxConcurrency: 3,
  // Globals that no test replaces. Each lookup of another one leaves the context of the test, which took half of the time of
  // tests that draw or check much.
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
  setupFilesAfterEnv: ['<rootDir>/tests/setup/jest.setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
  testPathIgnorePatterns: [
    '<rootDir>/.next/',
    '<rootDir>/node_modules/',
    '<rootDir>/e2e/',
    '<rootDir>/scripts/test.ts',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/'],
};

/** ESM-only packages that Jest must transform; next/jest only lets one append to its ignore list, so it is replaced. */
const esm = [
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
  return built;
}
