import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Source = {
  file: string;
  text: string;
  imports: string[];
  /** The imports that exist at run time; the others are types. */
  values: string[];
};

const folders = ['app', 'components', 'content', 'lib', 'scripts', 'bench', 'e2e', 'tests'];
const statement =
  /(?:^|\n)\s*(?:import|export)(\s(?:[^;'"]|as '[^']+')*?)from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import '([^']+)'/g;

/** True if an import clause names only types. */
function areTypes(clause: string): boolean {
  if (/^\s*type\s/.test(clause)) return true;
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1]?.split(',') ?? [''];
  return (
    names.filter((name) => name.trim() !== '').every((name) => /^\s*type\s/.test(name)) &&
    names.join('').trim() !== ''
  );
}

/**
 * An import specifier as a path from the root (`lib/server/runtime/env.ts`, possibly without extension); package names
 * are unchanged.
 */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier;
}

/** All TypeScript files of the project with their imports. */
export const sources: readonly Source[] = globSync([`{${folders.join(',')}}/**/*.{ts,tsx}`, '*.{ts,mjs}'])
  .toSorted()
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    const found = [...text.matchAll(statement)].map(([, clause, from, dynamic, bare]) => ({
      target: resolve(file, from ?? dynamic ?? bare ?? ''),
      isValue: clause === undefined || !areTypes(clause),
    }));
    return {
      file,
      text,
      imports: found.map(({ target }) => target),
      values: found.filter(({ isValue }) => isValue).map(({ target }) => target),
    };
  });

const byPath = new Map(sources.map((source) => [source.file.replace(/\.tsx?$/, ''), source]));

/** The source of an import, with or without extension; undefined for packages and styles. */
export const sourceOf = (target: string): Source | undefined => byPath.get(target.replace(/\.tsx?$/, ''));
