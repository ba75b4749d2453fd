import { readFileSync } from 'node:fs';
import { photoFocus } from '../lib/shared/photo/photo-rules.ts';
import { colours, type Colour } from '../lib/shared/util/colours.ts';
import { contrastOf } from '../tests/support/contrast';
import { controlEdges, propertyOf, textOnDark, textColoursOnLight } from './colour-uses.ts';

const lightGrounds = ['paper', 'white', 'chip', 'noticeTint', 'errorTint', 'successTint'] as const;

test('app/colours.css has the colours of lib/shared/util/colours.ts', () => {
  const colourDeclarations = readFileSync('app/colours.css', 'utf8').matchAll(/(--[\w-]+): (#\w{6});/g);
  expect(Object.fromEntries(Array.from(colourDeclarations, ([, name, value]) => [name, value]))).toEqual(
    Object.fromEntries(
      Object.entries(colours).map(([name, value]) => [propertyOf(name), value.toLowerCase()]),
    ),
  );
});

test('app/tokens.css has the focus of photos of lib/shared/photo/photo-rules.ts', () => {
  const { x, y } = photoFocus;
  expect(readFileSync('app/tokens.css', 'utf8')).toContain(`--photo-focus: ${100 * x}% ${100 * y}%;`);
});

test.each<[string, readonly Colour[], readonly Colour[], number]>([
  ['text has enough contrast on every light ground', textColoursOnLight, lightGrounds, 4.5],
  ['text has enough contrast on ink', textOnDark, ['ink'], 4.5],
  ['edges and focus rings have enough contrast (WCAG 2.2, 1.4.11)', controlEdges, lightGrounds, 3],
])('%s', (_, inks, grounds, least) => {
  const pairs = inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));
  expect(pairs.filter(([ink, ground]) => contrastOf(colours[ink], colours[ground]) < least)).toEqual([]);
});
