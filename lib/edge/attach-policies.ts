import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineOf, joinData } from './inline-scripts.ts';
import { byHash, documentPolicy } from './policy.ts';

/**
 * Attaches a Content-Security-Policy to each pre-rendered page right after the build, so that scripts added to the HTML on
 * disk later do not run. `appFolder` is `server/app` of the build. Returns the number of pages, and the pages with inline
 * scripts or styles that are not Next's own and will not run.
 */
export function attachPolicies(
  appFolder: string,
  mediaBaseUrl: string,
): { pages: number; unknown: string[] } {
  const unknown: string[] = [];
  const pages = globSync(`${appFolder}/**/*.html`);
  for (const page of pages) {
    const html = joinData(readFileSync(page, 'utf8'));
    const inline = inlineOf(html);
    if (inline.unknown > 0) unknown.push(path.relative(appFolder, page));
    const file = page.replace(/\.html$/, '.meta');
    const meta: { headers?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
    const policy = documentPolicy(byHash(inline.scripts), mediaBaseUrl);
    meta.headers = { ...meta.headers, 'content-security-policy': policy };
    writeFileSync(page, html);
    writeFileSync(file, JSON.stringify(meta));
  }
  return { pages: pages.length, unknown };
}
