import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../lib/server/runtime/env.ts';
import { layered } from '../lib/server/edge/browser-css.ts';
import { loaderFile } from '../lib/server/edge/prepare-document.ts';
import { provideArt } from './art/provide.ts';
import { buildFolder, holdBuild } from './build-folder.ts';
import { stop } from './settings.ts';

/** Sources of a build: no tests, documentation or state. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.mjs',
  'instrumentation.ts',
  'package-lock.json',
  'tsconfig.json',
];
const print = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const notBuilt = /\.test\.tsx?$|\.md$|^\./;

function filesOf(entry: string): string[] {
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [entry] : [];
  return readdirSync(entry)
    .filter((name) => !notBuilt.test(name))
    .toSorted()
    .flatMap((name) => filesOf(path.join(entry, name)));
}

/** Hash of the sources' paths and bytes, and of settings that pre-rendered pages contain. */
export function sourcesHash(settings: Settings): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([settings.siteUrl, settings.mediaBaseUrl, settings.noindex, settings.editUrl]));
  for (const file of sources.flatMap(filesOf)) {
    hash.update(`\0${file}\0`);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * Bundles and minifies the loader; terser makes it smaller than esbuild would. Done at build time, because an image that runs
 * the site has no development tools.
 */
async function bundleLoader(): Promise<string> {
  const [{ build: bundle }, { minify }] = await Promise.all([import('esbuild'), import('terser')]);
  const { outputFiles } = await bundle({
    entryPoints: ['lib/shared/loader/index.ts'],
    bundle: true,
    format: 'esm',
    // Browsers that keep the HTML must be able to parse it: `html` of the browserslist in package.json.
    target: ['chrome92', 'firefox91', 'safari15'],
    charset: 'utf8',
    write: false,
  });
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', {
    module: true,
    enclose: true,
    // Inlining larger functions would repeat code, which Brotli compresses less.
    compress: { passes: 3, inline: 1 },
    format: { quote_style: 1 },
  });
  return code;
}

/** Runs `next build` and adds the loader; prints to this terminal. Resolves to its success. */
async function build(settings: Settings, hash: string): Promise<boolean> {
  print('There is no build of these sources and settings yet. Building, about a minute …');
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_NO_WARNINGS: '1',
      SITE_BUILD: hash,
      SITE_URL: settings.siteUrl,
      MEDIA_BASE_URL: settings.mediaBaseUrl,
      ROBOTS: settings.noindex ? 'noindex' : '',
      EDIT_URL: settings.editUrl ?? '',
    },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) return false;
  if (sourcesHash(settings) !== hash) {
    print('The sources changed while they were built: start again.');
    return false;
  }
  const chunks = path.join(buildFolder, 'static/chunks');
  for (const name of readdirSync(chunks).filter((file) => file.endsWith('.css'))) {
    const file = path.join(chunks, name);
    writeFileSync(file, layered(readFileSync(file, 'utf8')));
  }
  writeFileSync(path.join(buildFolder, loaderFile), await bundleLoader());
  return true;
}

/**
 * Draws missing art, builds if sources or settings have changed, and locks the build (`holdBuild`). Sets SITE_BUILD for
 * next.config.mjs. Ends the process with one sentence if there is no build to serve.
 */
export async function provideBuild(settings: Settings): Promise<void> {
  if (!provideArt()) stop('the art of new items cannot be drawn; the reason is above.');
  const hash = sourcesHash(settings);
  process.env.SITE_BUILD = hash;
  const outcome = await holdBuild(hash, () => build(settings, hash)).catch((error: unknown) =>
    stop(`there is no build of these sources and settings, and none can be made here: ${String(error)}`),
  );
  if (outcome === 'failed') stop('there is no build to serve; the reason is above.');
  if (outcome === 'in use')
    stop(
      'there is no build of these sources and settings, and a running site or another start uses the folder of the build: ' +
        'stop that first, or start in a folder of its own.',
    );
  if (outcome === 'found') print('The build is up to date.');
}
