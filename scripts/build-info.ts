import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../lib/env.ts';
import { attachPolicies } from '../lib/page-cache/attach-policies.ts';

/** Everything a build is made of. Tests, documentation and state are not in it. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.mjs',
  'proxy.ts',
  'instrumentation.ts',
  'package-lock.json',
  'tsconfig.json',
];
const stamp = '.next/site-build.json';
const notBuilt = /\.test\.tsx?$|\.md$|^\./;

function filesOf(entry: string): string[] {
  let names: string[];
  try {
    names = readdirSync(entry);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [entry];
    if (code === 'ENOENT') return [];
    throw error;
  }
  return names
    .filter((name) => !notBuilt.test(name))
    .toSorted()
    .flatMap((name) => filesOf(path.join(entry, name)));
}

/**
 * A name for the build these sources and settings give: SHA-256 over the sources' paths and bytes, and over the
 * settings that pre-rendered pages contain.
 */
export function sourcesHash(settings: Settings): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([settings.siteUrl, settings.mediaBaseUrl, settings.noindex]));
  for (const file of sources.flatMap(filesOf)) {
    hash.update(`\0${file}\0`);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

/** The hash the present build was made from; undefined when there is none or it was left unfinished. */
export function builtHash(): string | undefined {
  try {
    const parsed: unknown = JSON.parse(readFileSync(stamp, 'utf8'));
    return typeof parsed === 'object' && parsed !== null && 'hash' in parsed
      ? String(parsed.hash)
      : undefined;
  } catch {
    // Missing or torn: as good as no build.
    return undefined;
  }
}

/** Runs `next build`, attaches the policies of its pages and stamps the result. Resolves with the exit code; the build's own words go to this terminal. */
export async function build(settings: Settings): Promise<number> {
  const hash = sourcesHash(settings);
  const code = await new Promise<number>((resolve) => {
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
      },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (exit) => resolve(exit ?? 1));
  });
  if (code !== 0) return code;
  attachPolicies('.next/server/app', settings.mediaBaseUrl);
  writeFileSync(stamp, JSON.stringify({ hash }));
  return 0;
}
