import { colours, shades } from '../lib/shared/util/colours.ts';

// Colours of text on light and dark grounds, and of edges of controls: colours.test.ts checks their contrast, stylelint
// their use.
export const textOnLight = ['text', 'muted', 'ink', 'ink2', 'error', 'success'] as const;
export const textOnDark = ['white', 'onInk', 'onInkMuted', 'signal', 'coral', 'sky', 'paper'] as const;
export const controlEdges = ['ink', 'ink2', 'muted', 'error'] as const;

/** The custom property of a colour. */
export const propertyOf = (name: string) =>
  `--${name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}`;
const inkChannels = [1, 3, 5].map((at) => Number.parseInt(colours.ink.slice(at, at + 2), 16)).join(' ');

const cssRule = (selector: string, values: readonly (readonly [string, string])[]) =>
  `${selector} {\n${values.map(([name, value]) => `  ${propertyOf(name)}: ${value};\n`).join('')}}\n`;

/**
 * The text of app/colours.css: the palette as custom properties. Includes `::backdrop`, which inherits none in older
 * browsers.
 */
export const colourSheet = (): string =>
  [
    '/* Written by `npm run icons` from lib/shared/util/colours.ts. */\n',
    cssRule(
      ':root',
      Object.entries(colours).map(([name, value]) => [name, value.toLowerCase()]),
    ),
    '\n',
    cssRule(
      ':root,\n::backdrop',
      Object.entries(shades).map(([name, share]) => [name, `rgb(${inkChannels} / ${share}%)`]),
    ),
  ].join('');
