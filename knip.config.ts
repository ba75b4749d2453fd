// Finds files, exports and packages that nothing uses. Run by `npm run lint`.
import type { KnipConfig } from 'knip';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const configuration: KnipConfig = {
  // Files that are started or loaded by their names: those in the scripts of package.json, and those that code names.
  entry: [
    ...(JSON.stringify(scripts).match(/\w+\/[\w/]+\.ts\b/g) ?? []),
    'lib/server/drawing/drawing-process.ts',
    'lib/server/store/sqlite.ts',
    'public/sw.js',
    'tests/support/e2e/serve-site-under-test.ts',
    'tests/crash/host.ts',
    'tests/support/backend/load-switches.ts',
    'tests/support/backend/command.ts',
  ],
  playwright: { config: ['**/playwright.config.ts'] },
  ignoreExportsUsedInFile: true,
  exclude: ['binaries', 'unlisted'],
  // Packages of which code imports nothing: their commands or files are used.
  ignoreDependencies: [
    'prettier',
    'typescript7',
    '@expo-google-fonts/roboto',
    'dejavu-fonts-ttf',
    'simple-icons',
  ],
};
export default configuration;
