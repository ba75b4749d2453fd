import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Source = { file: string; text: string; lines: number; imports: string[] };

const folders = ['app', 'components', 'content', 'lib', 'scripts', 'e2e', 'tests'];
const statement =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import '([^']+)'/g;

/** A specifier as a path from the root (`lib/env.ts` or without ending); a package keeps its name. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier;
}

/** Every TypeScript file of the project with what it imports. */
export const sources: readonly Source[] = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`)
  .toSorted()
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    const imports = [...text.matchAll(statement)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
    return {
      file,
      text,
      lines: text.split('\n').length,
      imports: imports.map((name) => resolve(file, name)),
    };
  });
