/**
 * The fonts of the pass, loaded from the repository so that every machine draws the same image. Runs in a drawing process.
 */
import { GlobalFonts } from '@napi-rs/canvas';
import { fontFiles, fontPath, fontProblem } from './font-files.ts';

/** Fallback order: each letter uses the first family that has it. */
const families = [...new Set(fontFiles.map(([, family]) => `"${family}"`))].join(', ');

/** Canvas `font` value; `size` in pixels. */
export const fontOf = (weight: number, size: number): string => `${weight} ${size}px ${families}`;

/** Registers all fonts. Throws an error with the file name when one is missing or damaged. */
export function registerFonts(root: string): void {
  const problem = fontProblem(root);
  if (problem) throw new Error(problem);
  for (const [file, family] of fontFiles)
    if (!GlobalFonts.registerFromPath(fontPath(root, file), family))
      throw new Error(`Passes cannot be drawn: lib/pass/fonts/${file} is damaged.`);
}
