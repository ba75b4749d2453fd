import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { documentPolicy, inlineHashes } from './policy.ts';

/**
 * Writes each pre-rendered page's policy beside it, right after the build: from then on a page whose HTML is changed on
 * disk no longer fits its policy, and what was put into it does not run. `appFolder` is `.next/server/app`; the answer
 * is how many pages were sealed.
 */
export function sealBuild(appFolder: string, mediaBaseUrl: string): number {
  const pages = globSync(`${appFolder}/**/*.html`);
  for (const page of pages) {
    const file = page.replace(/\.html$/, '.meta');
    const meta: { headers?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
    const policy = documentPolicy(inlineHashes(readFileSync(page, 'utf8')), mediaBaseUrl);
    meta.headers = { ...meta.headers, 'content-security-policy': policy };
    writeFileSync(file, JSON.stringify(meta));
  }
  return pages.length;
}
