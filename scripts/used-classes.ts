import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import stylelint, { type RuleBase } from 'stylelint';

// Checks that markup and style sheets have the same classes: a class of a module that its sheet does not define is
// `undefined` without an error, and its element stays unstyled.

const ruleName = 'site/used-classes';

/** The classes that markup uses of each module; those of the global sheets have the key `app`. */
const usedBySheet = new Map<string, Set<string>>();
const addUsedClasses = (sheet: string, classes: readonly string[]) =>
  usedBySheet.set(sheet, new Set([...(usedBySheet.get(sheet) ?? []), ...classes]));

const withForwardSlashes = (file: string) => file.replaceAll('\\', '/');

const markupFiles = globSync('{app,components}/**/*.tsx', { exclude: ['**/*.test.tsx'] });
for (const file of markupFiles.map(withForwardSlashes)) {
  const text = readFileSync(file, 'utf8');
  for (const [, literal, joined = ''] of text.matchAll(
    /className="([^"]*)"|\bcx\(((?:[^()]|\([^()]*\))*)\)/g,
  )) {
    const quoted = [...joined.replace(/(?:[!=]== |\[)'[^']*'/g, '').matchAll(/'([^']*)'/g)];
    addUsedClasses(
      'app',
      (literal ?? quoted.map(([, words]) => words).join(' ')).match(/(?<![^ ])[A-Za-z][\w-]*(?![^ ])/g) ?? [],
    );
  }
  for (const [, local = '', specifier = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g))
    addUsedClasses(
      specifier.startsWith('@/') ? specifier.slice(2) : path.posix.join(path.posix.dirname(file), specifier),
      // `styles[kind]` may use any class.
      [...text.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[)`, 'g'))].map(([, word = '*']) => word),
    );
}

const classesOf = (selector: string) =>
  [...selector.replace(/\/\*[^]*?\*\/|'[^']*'|:global\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].map(
    ([, word = '']) => word,
  );
/** Classes that Carousel.tsx names to Swiper and Carousel.module.css styles. */
const swiperClasses = ['slides', 'slide'];
const globalClasses = new Set([
  ...globSync('app/*.css').flatMap((file) => classesOf(readFileSync(file, 'utf8'))),
  ...swiperClasses,
]);

const rule: RuleBase = () => (root, result) => {
  const file = withForwardSlashes(path.relative(process.cwd(), root.source?.input.file ?? ''));
  const isModule = file.endsWith('.module.css');
  const usedClassNames = usedBySheet.get(isModule ? file : 'app') ?? new Set();
  const definedClassNames = new Set(isModule ? [] : globalClasses);
  const report = (node: typeof root | (typeof root.nodes)[number], message: string) =>
    stylelint.utils.report({ result, ruleName, node, message });
  root.walkRules((node) => {
    for (const word of classesOf(node.selector)) {
      definedClassNames.add(word);
      if (!usedClassNames.has(word) && !usedClassNames.has('*')) report(node, `No markup uses .${word}.`);
    }
  });
  if (isModule || file === 'app/primitives.css')
    for (const word of usedClassNames)
      if (word !== '*' && !definedClassNames.has(word))
        report(root, `Markup uses .${word}, which no sheet defines.`);
};

export const usedClassesPlugin = stylelint.createPlugin(
  ruleName,
  Object.assign(rule, { ruleName, messages: {} }),
);
