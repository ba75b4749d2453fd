import path from 'node:path';
import { createCanvas, GlobalFonts, SvgExportFlag } from '@napi-rs/canvas';

const font = path.join(
  import.meta.dirname,
  '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
/** Units per em: at the header's size one unit is a seventh of a pixel. */
const em = 200;

/** Converts an absolute path to whole units and relative commands, a third of the characters. */
function relativePath(d: string): string {
  let [at, start]: [readonly number[], readonly number[]] = [
    [0, 0],
    [0, 0],
  ];
  return [...d.matchAll(/([MLQZ])([^MLQZ]*)/g)]
    .map(([, command = '', values = '']) => {
      const points = values
        .split(' ')
        .filter(Boolean)
        .map((value) => Math.round(Number(value)));
      const moves = points.map((value, index) => value - (at[index % 2] ?? 0));
      at = command === 'Z' ? start : points.slice(-2);
      if (command === 'M') start = at;
      if (command === 'L' && moves.every((move) => move === 0)) return '';
      return command.toLowerCase() + moves.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

/** The letters of the logo as an SVG path from the display font: 200 units per em, baseline at 0. */
export function logoLetters(text: string): string {
  GlobalFonts.registerFromPath(font, 'Bricolage');
  const canvas = createCanvas(em * 10, em * 3, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = `800 ${em}px Bricolage`;
  context.letterSpacing = `${-0.045 * em}px`;
  context.fillText(text, 0, 0);
  const [, d] = / d="([^"]+)"/.exec(canvas.getContent().toString()) ?? [];
  if (!d) throw new Error(`“${text}” was not drawn`);
  return relativePath(d);
}
