import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colours } from '../../lib/foundation/colours.ts';
import { writeArt } from './output.ts';

const folder = path.join(import.meta.dirname, '../../node_modules/simple-icons/icons');

/** Copies the icons that the content names from simple-icons to public/art/tech, coloured in ink. */
export function drawTechnologies(slugs: readonly string[]): void {
  for (const slug of slugs) {
    const svg = readFileSync(path.join(folder, `${slug}.svg`), 'utf8');
    const inked = svg
      .replace(/<title>.*?<\/title>/, '')
      .replace('<svg role="img"', `<svg fill="${colours.ink}"`);
    writeArt(`tech/${slug}`, inked, 24, 24);
  }
}
