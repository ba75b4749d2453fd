// Finds files, exports and packages that nothing uses. Run by `npm run lint`.
import type { KnipConfig } from 'knip';

const configuration: KnipConfig = {
  // Files that others start by name.
  entry: [
    'lib/server/pass/worker.ts',
    'lib/server/store/sqlite.ts',
    'public/sw.js',
    'tests/support/e2e/{loop-delay,serve}.ts',
    'tests/crash/host.ts',
    'tests/support/*-switches.ts',
    'tests/support/serve-backend.ts',
  ],
  ignoreExportsUsedInFile: true,
  exclude: ['binaries', 'unlisted'],
  // Only their files are used.
  ignoreDependencies: [
    '@fontsource/.*',
    '@fontsource-variable/.*',
    '@expo-google-fonts/roboto',
    'dejavu-fonts-ttf',
    'simple-icons',
  ],
};
export default configuration;
