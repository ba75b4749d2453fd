import path from 'node:path';

/** Families by file; the files of a family differ in weight. fonts/README.md has the licences. */
export const fontFiles = [
  ['bricolage-grotesque-latin-wght-normal.woff2', 'Pass Latin'],
  ['bricolage-grotesque-latin-ext-wght-normal.woff2', 'Pass Latin Ext'],
  ['bricolage-grotesque-vietnamese-wght-normal.woff2', 'Pass Latin Vi'],
  ['noto-naskh-arabic-arabic-500-normal.woff2', 'Pass Arabic'],
  ['noto-naskh-arabic-arabic-700-normal.woff2', 'Pass Arabic'],
  ['twemoji-colr.woff2', 'Pass Emoji'],
  ['dejavu-sans-condensed-bold-subset.woff2', 'Pass Other'],
] as const;

/** Path of a font file; `root` is the folder of the project. */
export const fontPath = (root: string, file: string): string =>
  path.join(/* turbopackIgnore: true */ root, 'lib/server/drawing/fonts', file);
