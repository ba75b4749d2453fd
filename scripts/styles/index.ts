import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { sheetsFile } from '../../lib/server/web/prepare-document.ts';
import { wrapInLayer, convertRanges } from './layer.ts';
import { sheetOf } from './needed-names.ts';
import { plainCss } from './plain-css.ts';

/**
 * Adapts the style sheets of the build in a folder to the oldest browsers with styles (docs/performance.md#browsers),
 * and writes the rules from which each document takes those that it uses.
 */
export function writeSheets(folder: string): void {
  const processor = postcss([convertRanges, wrapInLayer]);
  const sheets = globSync(path.join(folder, 'static/chunks/*.css')).map((file) => {
    const { css, root } = processor.process(readFileSync(file, 'utf8'), { from: file });
    writeFileSync(file, css);
    return [`/_next/static/chunks/${path.basename(file)}`, sheetOf(root)] as const;
  });
  const sheetsJson = JSON.stringify({ plainCss, sheets: Object.fromEntries(sheets) });
  // URLs in a sheet are relative to the sheet; inlined they would be relative to the page.
  writeFileSync(path.join(folder, sheetsFile), sheetsJson.replaceAll('url(../', 'url(/_next/static/'));
}
