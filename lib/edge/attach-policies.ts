import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../foundation/env.ts';
import { loaderSource } from './loader.ts';
import { documentPolicy } from './policy.ts';
import { loaderFile, prepareDocument } from './prepare-document.ts';

/** The loader, minified by a process of its own: a running image has no development tools. */
const minifiedLoader = (): string =>
  execFileSync(process.execPath, ['node_modules/terser/bin/terser', '-c', '-m', '-f', 'quote_style=1'], {
    input: loaderSource,
    encoding: 'utf8',
  }).trim();

/**
 * Prepares each pre-rendered page right after the build and attaches its Content-Security-Policy, so that scripts added to
 * the HTML on disk later do not run. `folder` is the build's. Without `deferScripts` pages stay as Next made them. Returns
 * the pages that could not be prepared.
 */
export function attachPolicies(
  folder: string,
  { mediaBaseUrl, deferScripts }: Pick<Settings, 'mediaBaseUrl' | 'deferScripts'>,
): string[] {
  const appFolder = path.join(folder, 'server/app');
  const staticFolder = path.join(folder, 'static');
  const dataFolder = path.join(staticFolder, 'data');
  if (deferScripts) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(path.join(staticFolder, loaderFile), minifiedLoader());
  }
  const unprepared: string[] = [];
  for (const page of globSync(`${appFolder}/**/*.html`)) {
    const prepared = prepareDocument(readFileSync(page, 'utf8'), deferScripts ? staticFolder : undefined);
    if (prepared.unprepared) unprepared.push(path.relative(appFolder, page));
    const file = page.replace(/\.html$/, '.meta');
    const meta: { headers?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
    const policy = documentPolicy(prepared.allowed, mediaBaseUrl);
    meta.headers = { ...meta.headers, 'content-security-policy': policy };
    writeFileSync(page, prepared.html);
    if (prepared.data) writeFileSync(path.join(dataFolder, prepared.data.name), prepared.data.text);
    writeFileSync(file, JSON.stringify(meta));
  }
  return unprepared;
}
