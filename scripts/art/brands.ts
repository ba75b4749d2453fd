import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siFacebook, siInstagram, siWhatsapp, siX, siYoutube } from 'simple-icons';
import { colours } from '../../lib/shared/util/colours.ts';
import { writeArt } from './output.ts';

/**
 * Brand marks on a 24-unit grid, in the order of BrandIcon. simple-icons has no LinkedIn, so that is a neutral "in" in
 * a square.
 */
const marks = {
  facebook: siFacebook.path,
  youtube: siYoutube.path,
  instagram: siInstagram.path,
  twitter: siX.path,
  whatsapp: siWhatsapp.path,
  linkedin:
    'M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2ZM4.6 9.3v10.1h3.2V9.3ZM6.2 4.4a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM9.9 9.3v10.1h3.2v-5.3c0-1.3.6-2.2 1.8-2.2s1.6.9 1.6 2.2v5.3h3.2v-6c0-2.9-1.5-4.4-3.7-4.4-1.4 0-2.4.6-2.9 1.6V9.3Z',
};

/**
 * Writes all marks into one file from which BrandIcon takes its mark: otherwise a list of centres would repeat the
 * outlines for each centre, in HTML and data.
 */
export function drawBrands(): void {
  const drawn = Object.values(marks).map(
    (d, at) => `<path transform="translate(${at * 24})" fill-rule="evenodd" d="${d}"/>`,
  );
  const width = drawn.length * 24;
  const size = `viewBox="0 0 ${width} 24" width="${width}" height="24"`;
  writeArt('marks', `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn.join('')}</svg>`, width, 24);
}

const folder = path.join(import.meta.dirname, '../../node_modules/simple-icons/icons');

/** Copies the icons that content names from simple-icons to public/art/tech, in the colour ink. */
export function drawTechnologies(slugs: readonly string[]): void {
  for (const slug of slugs) {
    const svg = readFileSync(path.join(folder, `${slug}.svg`), 'utf8');
    const inked = svg
      .replace(/<title>.*?<\/title>/, '')
      .replace('<svg role="img"', `<svg fill="${colours.ink}"`);
    writeArt(`tech/${slug}`, inked, 24, 24);
  }
}
