// npm run font: writes the display font of the pages, a subset of the package's font. Run it after an upgrade of the
// package or when headings need another glyph; the file is committed. The tool is installed for the run only, because
// it is rarely needed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
    noLayoutClosure: boolean;
    keepFeatures: string[];
  },
) => Promise<Buffer>;

const tool = 'subset-font@2.9.0';
const source =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const target = 'app/fonts/bricolage-grotesque-display.woff2';
/** Glyphs of English headings; others use the fallback font. */
const glyphs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?\'"’‘“”()/&+-–—…·%#';
/** The weights that style sheets use with the display font. */
const weights = { min: 600, max: 800 };

const folder = mkdtempSync(path.join(tmpdir(), 'font-'));
try {
  execFileSync('npm', ['install', '--no-save', '--prefix', folder, tool], { stdio: 'inherit' });
  const subset = createRequire(path.join(folder, 'x.js'))('subset-font') as SubsetFont;
  const font = await subset(readFileSync(source), glyphs, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    noLayoutClosure: true,
    // Without kerning, which would be 7 of 17 kB before the first paint.
    keepFeatures: [],
  });
  writeFileSync(target, font);
  process.stdout.write(`${target}: ${font.length} bytes\n`);
} finally {
  rmSync(folder, { recursive: true });
}
