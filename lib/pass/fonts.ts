/**
 * The fonts of the pass, from the repository, so that every machine draws the same picture. Runs in a drawing process.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

/** File in lib/pass/fonts → family. Files of one family differ in weight; see fonts/README.md for origin and licence. */
const files = [
  ['bricolage-grotesque-latin-wght-normal.woff2', 'Pass Latin'],
  ['bricolage-grotesque-latin-ext-wght-normal.woff2', 'Pass Latin Ext'],
  ['bricolage-grotesque-vietnamese-wght-normal.woff2', 'Pass Latin Vi'],
  ['noto-naskh-arabic-arabic-500-normal.woff2', 'Pass Arabic'],
  ['noto-naskh-arabic-arabic-700-normal.woff2', 'Pass Arabic'],
  ['twemoji-colr.woff2', 'Pass Emoji'],
] as const;

/** In this order: each letter takes the first family that has it. */
const families = [...new Set(files.map(([, family]) => `"${family}"`))].join(', ');

/** Canvas `font` of a size in pixels. */
export const fontOf = (weight: number, size: number): string => `${weight} ${size}px ${families}`;

/**
 * Files missing from the folder, by name: `npm start` and the health check ask, so that a bad deployment says so at the
 * start and not at the first pass.
 */
export function missingFonts(root: string): string[] {
  return files.map(([file]) => file).filter((file) => !existsSync(path.join(root, 'lib/pass/fonts', file)));
}

/** Registers all of them. Throws naming the file when one is missing or unreadable. */
export function registerFonts(root: string): void {
  for (const [file, family] of files) {
    const at = path.join(root, 'lib/pass/fonts', file);
    if (!existsSync(at) || !GlobalFonts.registerFromPath(at, family))
      throw new Error(`Font of the pass is missing or damaged: lib/pass/fonts/${file}`);
  }
}
