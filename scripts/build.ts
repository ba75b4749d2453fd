// npm run build: draws missing pictures and builds the current sources and settings, unless that build exists.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../lib/server/runtime/env.ts';
import { errorCode } from '../lib/server/runtime/log.ts';
import { loaderFile } from '../lib/server/web/prepare-document.ts';
import { buildFolder, buildMarker, isBuilt, lockBuild, sourcesHash } from './build-folder.ts';
import { loadSettings, stop } from './settings.ts';

async function bundleLoader(): Promise<void> {
  const { build: runEsbuild } = await import('esbuild');
  await runEsbuild({
    entryPoints: ['lib/shared/loader/index.ts'],
    outfile: path.join(buildFolder, loaderFile),
    bundle: true,
    minify: true,
    // Browsers that only show the HTML must be able to parse the loader: `html` of the browserslist in package.json.
    target: ['chrome92', 'firefox91', 'safari15'],
    charset: 'utf8',
  });
}

/** File for the output of Next, so that the terminal shows one sentence about a failed build. */
const logFile = '.cache/build.log';

async function build(settings: Settings, hash: string): Promise<void> {
  rmSync(buildMarker(), { force: true });
  mkdirSync(path.dirname(logFile), { recursive: true });
  const logDescriptor = openSync(logFile, 'w');
  process.stdout.write('Building, about a minute …\n');
  const { signal, status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    // In CI nobody can read the log file, so the output is printed.
    stdio: process.env.CI ? 'inherit' : ['ignore', logDescriptor, logDescriptor],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      SITE_BUILD: hash,
      SITE_URL: settings.siteUrl,
      MEDIA_BASE_URL: settings.mediaBaseUrl,
      ROBOTS: settings.noindex ? 'noindex' : '',
    },
  });
  // After SIGTERM Next itself exits with 143.
  if (signal || status === 143)
    stop(
      `the build was interrupted (${signal ?? 'SIGTERM'}). Start again; a build needs about 1 GB of memory.`,
    );
  if (status !== 0) stop(`the build failed. Mend what it reports, then start again: ${logFile}`);
  const { writeSheets } = await import('./styles/index.ts');
  writeSheets(buildFolder);
  await bundleLoader();
  writeFileSync(buildMarker(), hash);
}

const settings = loadSettings();
if (isBuilt(sourcesHash(settings))) process.exit();
if (!existsSync('node_modules/typescript'))
  stop('the build needs the development packages. Run npm ci --include=dev, then start again.');
try {
  if (!lockBuild('exclusive'))
    stop(`a running site or another build uses the folder ${buildFolder}. Stop it, then start again.`);
  await import('./art/index.ts');
  await build(settings, sourcesHash(settings));
} catch (error) {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  const { path: file = buildFolder } = error as NodeJS.ErrnoException;
  stop(
    `${file} cannot be written (${errorCode(error)}). Build as the owner of this folder, then start again.`,
  );
}
