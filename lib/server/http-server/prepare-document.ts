import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plainCss } from './browser-css.ts';
import type { Allowed } from './headers.ts';
import { extractFlightData, findInlineScripts } from './inline-scripts.ts';
import { namesOf, parseSheet, type Sheet, usedCss } from './used-css.ts';

/**
 * Prepares a document of Next (docs/decisions/021): inlines the styles that it uses, leaves its scripts to the loader
 * (lib/shared/loader), and moves its data into a data block. A document without Next's tags in their exact form, or with
 * an inline script of another form, is not changed.
 */

const chunk = String.raw`(/_next/static/chunks/([\w.-]+)(?:\?dpl=\w+)?)`;
const scriptTag = new RegExp(`<script src="${chunk}" async=""></script>`, 'g');
const sheetTag = new RegExp(`<link rel="stylesheet" href="${chunk}" data-precedence="next"/>`, 'g');
const scriptPreload = new RegExp(
  `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>`,
  'g',
);
const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/** A drawing that loads eagerly, in the first view; inlined, it appears with the first paint. */
const eagerDrawing = / src="(\/art\/[\w/-]+\.svg)\?[^"]*"(?=[^>]* loading="eager")/g;
const drawings = new Map<string, string>();

/** An SVG file of public/ as a valid `data:` URL. */
function dataAddress(file: string): string {
  const svg = readFileSync(path.join(process.cwd(), 'public', file), 'utf8').trim();
  const text = encodeURI(svg)
    .replaceAll("'", '%27')
    .replaceAll('%22', "'")
    .replaceAll('#', '%23')
    .replaceAll('&', '%26');
  return `data:image/svg+xml,${text}`;
}

function drawingOf(file: string): string {
  const address = drawings.get(file) ?? dataAddress(file);
  drawings.set(file, address);
  return address;
}

/** The loader's file in the build folder; the build minifies it (scripts/build.ts). */
export const loaderFile = 'loader.js';

/** Files of the build that documents need: the text of the loader, and style sheets by file name. */
export type BuildFiles = { loader: string; sheets: ReadonlyMap<string, Sheet> };

/** Reads loader and style sheets of the build in a folder. Throws if there is no loader. */
export function buildFiles(folder: string): BuildFiles {
  const chunks = path.join(folder, 'static/chunks');
  const read = (name: string) => {
    const css = readFileSync(path.join(chunks, name), 'utf8');
    // URLs in a sheet are relative to the sheet; inlined they would be relative to the page.
    return parseSheet(css.replaceAll('url(../', 'url(/_next/static/'));
  };
  const names = readdirSync(chunks).filter((name) => name.endsWith('.css'));
  return {
    loader: readFileSync(path.join(folder, loaderFile), 'utf8'),
    sheets: new Map(names.map((name) => [name, read(name)])),
  };
}

type PreparedDocument = {
  html: string;
  allowed: Allowed;
  /** Why the document was not changed; undefined if it was, or was not meant to be. */
  problem?: string;
};

/** The document to send, and what its policy must allow. Unchanged without `files`, or if it cannot be prepared. */
export function prepareDocument(html: string, files?: BuildFiles): PreparedDocument {
  const data = extractFlightData(html);
  const { scripts, unknown } = findInlineScripts(html, data);
  const unchanged = { html, allowed: { scripts, styles: [] } };
  if (unknown > 0) return { ...unchanged, problem: 'an inline script or style that is not of Next' };
  if (!files) return unchanged;
  const page = html.slice(0, data?.start);
  const sheetNames = [...page.matchAll(sheetTag)].map(([, , name = '']) => name);
  const sheets = sheetNames.map((name) => files.sheets.get(name)).filter((sheet) => sheet !== undefined);
  if (!data || sheetNames.length === 0 || page.search(scriptTag) < 0)
    return { ...unchanged, problem: 'a tag of an unknown form' };
  if (sheets.length < sheetNames.length) return { ...unchanged, problem: 'a file of the build is missing' };

  const css = usedCss(sheets, namesOf(page)) + plainCss;
  const firstSheet = page.search(sheetTag);
  const fonts = page.match(fontPreload) ?? [];
  const prepared = `${page.slice(0, firstSheet)}<style>${css}</style>${page.slice(firstSheet)}`
    // React considers a sheet in the document as loaded; the loader enables the sheets together with the scripts.
    .replaceAll(sheetTag, '<link rel="stylesheet" href="$1" data-precedence="next" disabled=""/>')
    .replaceAll(scriptTag, '<script type="text/plain" data-src="$1"></script>')
    .replaceAll(scriptPreload, '')
    .replaceAll(fontPreload, '')
    .replaceAll(eagerDrawing, (_, file: string) => ` src="${drawingOf(file)}"`)
    .replace('</head>', () => `<script data-loader="">${files.loader}</script></head>`);
  // In the head the font would delay the first paint on a slow connection.
  const end = `${fonts.join('')}<script type="application/json" data-page="">${data.json}</script></body></html>`;
  // The scripts with the data have become a block that does not run.
  const running = scripts.filter((script) => !script.includes('self.__next_f'));
  return { html: prepared + end, allowed: { scripts: [...running, files.loader], styles: [css] } };
}
