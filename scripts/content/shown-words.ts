import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShownWords } from '../../lib/shared/schema/policies.ts';

/**
 * Words of pages that source files show: a file that imports `@/content/pages/faq` and has `words.lead` shows `lead` of
 * that page. In a file that imports several pages, each word counts for all of them.
 */
function shownIn(sources: readonly string[]): ShownWords {
  const shown = new Map<string, Set<string>>();
  for (const source of sources) {
    const names = [...source.matchAll(/\bwords\.(\w+)/g)].map(([, name = '']) => name);
    for (const [, page = ''] of source.matchAll(/'@\/content\/pages\/([^']+)'/g))
      shown.set(page, new Set([...(shown.get(page) ?? []), ...names]));
  }
  return shown;
}

/** Words of pages that the site shows. */
export const shownWords = (root: string): ShownWords =>
  shownIn(
    globSync('{app,components}/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8')),
  );
