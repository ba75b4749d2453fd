/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sources } from './support/sources';

// A class that a component names and no module defines is silently nothing: the element stands there in the browser's clothes.

const modules = new Map(
  globSync('{app,components}/**/*.module.css').map((file) => {
    const text = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/'[^']*'|"[^"]*"|:global\([^)]*\)/g, '');
    return [file, new Set([...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''))] as const;
  }),
);

/** The modules a source imports, by the name it gives them. */
function modulesOf(file: string, text: string) {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, local = '', specifier = '']) => {
      const target = specifier.startsWith('@/')
        ? specifier.slice(2)
        : path.posix.join(path.posix.dirname(file), specifier);
      return { local, target };
    },
  );
}

const used = new Map([...modules.keys()].map((file) => [file, new Set<string>()]));
const undefinedUses: string[] = [];
for (const { file, text } of sources)
  for (const { local, target } of modulesOf(file, text)) {
    const defined = modules.get(target) ?? new Set();
    for (const [, name = ''] of text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) {
      used.get(target)?.add(name);
      if (!defined.has(name)) undefinedUses.push(`${file}: ${local}.${name}`);
    }
    // `styles[kind]`: any of them may be meant.
    if (new RegExp(`\\b${local}\\[`).test(text)) for (const name of defined) used.get(target)?.add(name);
  }

test('every class a component names is defined in its module', () => {
  expect(modules.size).toBeGreaterThan(50);
  expect(undefinedUses).toEqual([]);
});

test('every class a module defines is used', () => {
  const unused = [...modules].flatMap(([file, defined]) =>
    [...defined].filter((name) => !used.get(file)?.has(name)).map((name) => `${file}: .${name}`),
  );
  expect(unused).toEqual([]);
});
