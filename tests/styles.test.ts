/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { colours } from '../lib/shared/util/colours.ts';
import { colourSheet } from '../scripts/colours.ts';
import { contrast } from './support/contrast';
import { sources } from './support/sources';

// Compares sheets with code; stylelint.config.mjs checks sheets alone. A class that no module defines is undefined
// without an error and leaves the element unstyled.

const modules = new Map(
  globSync('{app,components}/**/*.module.css').map((file) => {
    const text = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/'[^']*'|"[^"]*"|:global\([^)]*\)/g, '');
    return [file, new Set([...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''))] as const;
  }),
);

/** The modules a source imports, by local name. */
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
    // `styles[kind]` may use any of its classes.
    if (new RegExp(`\\b${local}\\[`).test(text)) for (const name of defined) used.get(target)?.add(name);
  }

test('every class that a component uses is defined in its module', () => {
  expect(modules.size).toBeGreaterThan(50);
  expect(undefinedUses).toEqual([]);
});

test('every class that a module defines is used', () => {
  const unused = [...modules].flatMap(([file, defined]) =>
    [...defined].filter((name) => !used.get(file)?.has(name)).map((name) => `${file}: .${name}`),
  );
  expect(unused).toEqual([]);
});

/** The style sheets without their comments, line for line. */
const sheets = globSync('{app,components}/**/*.css').map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')),
}));
const textOf = (file: string) => sheets.find((sheet) => sheet.file === file)?.text ?? '';

test('an element with `hidden` is invisible whatever display its class sets', () => {
  expect(textOf('app/globals.css')).toMatch(/^\[hidden\] \{\s+display: none !important;/m);
});

// Swiper's classes, which Carousel.module.css styles.
const swiperClasses = ['slides', 'slide'];
const shared = new Set(
  ['app/globals.css', 'app/controls.css', 'app/primitives.css'].flatMap((file) =>
    [
      ...textOf(file)
        .replace(/'[^']*'/g, '')
        .matchAll(/\.([A-Za-z][\w-]*)/g),
    ].map(([, name = '']) => name),
  ),
);
const combinations = [
  ...sources
    .filter(({ file }) => /^(app|components)\/.*(?<!\.test)\.tsx$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/className="([^"]*)"|\bcx\('([^']*)'/g)].map(([, plain, joined]) => ({
        file,
        names: plain ?? joined ?? '',
      })),
    ),
];
const sharedUses = combinations.flatMap(({ file, names }) =>
  names.split(' ').map((name) => ({ file, name })),
);

test('every shared class that markup or a module uses is defined', () => {
  const missing = sharedUses.filter(({ name }) => !shared.has(name) && !swiperClasses.includes(name));
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('the colours of the style sheets are those of lib/shared/util/colours.ts: `npm run icons` writes them', () => {
  expect(readFileSync('app/colours.css', 'utf8')).toBe(colourSheet());
});

/** Text colours on light and dark grounds, and these grounds. */
const onLight = ['text', 'muted', 'ink', 'ink2', 'error', 'success'] as const;
const lightGrounds = ['paper', 'white', 'chip', 'noticeTint', 'errorTint', 'successTint'] as const;
const onDark = ['white', 'onInk', 'onInkMuted', 'signal', 'coral', 'sky', 'paper'] as const;
const darkGrounds = ['ink'] as const;

test('every text colour has enough contrast on every ground', () => {
  const pairs = [
    ...onLight.flatMap((word) => lightGrounds.map((ground) => [word, ground] as const)),
    ...onDark.flatMap((word) => darkGrounds.map((ground) => [word, ground] as const)),
  ];
  const faint = pairs.filter(([word, ground]) => contrast(colours[word], colours[ground]) < 4.5);
  expect(faint).toEqual([]);
});

/** The custom property of a colour. */
const tokenOf = (name: string) => `--${name.replace(/[A-Z]|\d/g, (one) => `-${one.toLowerCase()}`)}`;

test('edges of controls and focus rings have enough contrast on light grounds (WCAG 2.2, 1.4.11)', () => {
  const edges = sheets.flatMap(({ file, text }) => {
    const isControl = /^components\/forms\/[^/]+$|\/Input\.module\.css$|^app\/controls/.test(file);
    const borders = isControl ? text.matchAll(/\bborder(?:-color)?:[^;]*var\((--(?!space)[\w-]+)\);/g) : [];
    // Fields have the yellow ring around an ink edge.
    const rings = file.startsWith('app/') ? text.matchAll(/\boutline:[^;]*var\((--[\w-]+)\);/g) : [];
    return [...borders, ...rings].map(([, token]) => ({ file, token }));
  });
  expect(edges.length).toBeGreaterThan(15);
  const clear = Object.entries(colours)
    .filter(([, colour]) => lightGrounds.every((ground) => contrast(colour, colours[ground]) >= 3))
    .map(([name]) => tokenOf(name));
  expect(edges.filter(({ token = '' }) => !clear.includes(token))).toEqual([]);
});

test('text uses only these colours', () => {
  const known = new Set([...onLight, ...onDark].map((name) => `var(${tokenOf(name)})`));
  // Icons of buttons over photos, colours that tabs choose from those above, and that of text in forced colours.
  const others = ['inherit', 'black', 'var(--backdrop)', 'var(--on-chosen)', 'CanvasText'];
  const used = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w-])color:\s*([^;}]+?)(?: !important)?[;}]/g)].map(([, colour = '']) => ({
      file,
      colour,
    })),
  );
  expect(used.length).toBeGreaterThan(100);
  const unknown = used.filter(({ colour }) => !known.has(colour) && !others.includes(colour));
  expect(unknown).toEqual([]);
});
