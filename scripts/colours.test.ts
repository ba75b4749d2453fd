/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { colours, type Colour } from '../lib/shared/util/colours.ts';
import { contrast } from '../tests/support/contrast';
import { colourSheet, controlEdges, textOnDark, textOnLight } from './colour-sheet.ts';

const lightGrounds = ['paper', 'white', 'chip', 'noticeTint', 'errorTint', 'successTint'] as const;

test('the colours of the style sheets are those of lib/shared/util/colours.ts: `npm run icons` writes them', () => {
  expect(readFileSync('app/colours.css', 'utf8')).toBe(colourSheet());
});

test.each<[string, readonly Colour[], readonly Colour[], number]>([
  ['text has enough contrast on every light ground', textOnLight, lightGrounds, 4.5],
  ['text has enough contrast on ink', textOnDark, ['ink'], 4.5],
  ['edges and focus rings have enough contrast (WCAG 2.2, 1.4.11)', controlEdges, lightGrounds, 3],
])('%s', (_, inks, grounds, least) => {
  const pairs = inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));
  expect(pairs.filter(([ink, ground]) => contrast(colours[ink], colours[ground]) < least)).toEqual([]);
});
