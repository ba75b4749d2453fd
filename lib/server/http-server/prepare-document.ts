import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainCss } from './browser-css.ts';
import {
  applyEdits,
  type DocumentParts,
  type Edit,
  hasAttributes,
  type Part,
  parseDocument,
} from './document-parts.ts';
import { extractFlightData, findInlineScripts } from './inline-scripts.ts';
import { type Allowed, byHash } from './headers.ts';
import { parseSheet, type Sheet, usedCss } from './used-css.ts';

/**
 * Prepares a document of Next (docs/decisions/021): inlines the styles that it uses, leaves its scripts to the loader
 * (lib/shared/loader), and moves its data into an inert block. Recognises Next's tags by their exact shape; a document
 * without them, or with an inline script of another shape, is not changed.
 */

const drawings = new Map<string, string>();

/** Spaces between numbers of an attribute, which may be commas and then need no escape. */
const spaceInNumbers = /(?<=='[^']*\d) (?=[-\d.])/g;
/** Characters to escape in a URL (https://url.spec.whatwg.org/#url-code-points) or an attribute. */
const escaped = /[#&<>{}|\\^`\s]/g;

/** An SVG file of public/ as a valid `data:` URL. */
function dataAddress(file: string): string {
  const svg = readFileSync(path.join(process.cwd(), 'public', file), 'utf8').trim();
  const text = svg
    .replaceAll('%', '%25')
    .replaceAll("'", '%27')
    .replaceAll('"', "'")
    .replaceAll(spaceInNumbers, ',')
    .replaceAll(escaped, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}

/** The URL of a drawing that loads eagerly, in the first view; inlined, it appears with the first paint. */
const eagerDrawing = ({ name, attributes }: Part) =>
  name === 'img' && attributes.loading === 'eager'
    ? /^(\/art\/[\w/-]+\.svg)\?/.exec(attributes.src ?? '')?.[1]
    : undefined;

function inlineDrawing(tag: string, file: string): string {
  const address = drawings.get(file) ?? dataAddress(file);
  drawings.set(file, address);
  return tag.replace(/ src="[^"]*"/, () => ` src="${address}"`);
}

const chunk = /^\/_next\/static\/chunks\/([\w.-]+)(?:\?dpl=\w+)?$/;
const isDeferred = (part: Part) => part.name === 'script' && hasAttributes(part, { src: chunk, async: '' });
const isSheet = (part: Part) =>
  part.name === 'link' && hasAttributes(part, { rel: 'stylesheet', href: chunk, 'data-precedence': 'next' });
const isScriptPreload = (part: Part) =>
  part.name === 'link' &&
  hasAttributes(part, { rel: 'preload', as: 'script', fetchpriority: 'low', href: chunk });
const isFontPreload = ({ attributes: { rel, as } }: Part) => rel === 'preload' && as === 'font';

/** The loader's file in the build folder; the build minifies it (scripts/build.ts). */
export const loaderFile = 'loader.js';

/** Files of the build that documents need: the text of the loader, and style sheets by file name, each read once. */
export type BuildFiles = { loader: string; sheet: (name: string) => Sheet };

/**
 * Reads loader and style sheets of the build in a folder. Throws if there is no loader; `sheet` throws for a missing
 * sheet.
 */
export function buildFiles(folder: string): BuildFiles {
  const sheets = new Map<string, Sheet>();
  const read = (name: string) => {
    const css = readFileSync(path.join(folder, 'static/chunks', name), 'utf8');
    // URLs in a sheet are relative to the sheet; inlined they would be relative to the page.
    return parseSheet(css.replaceAll('url(../', 'url(/_next/static/'));
  };
  return {
    loader: readFileSync(path.join(folder, loaderFile), 'utf8'),
    sheet: (name) => {
      const sheet = sheets.get(name) ?? read(name);
      sheets.set(name, sheet);
      return sheet;
    },
  };
}

type Prepared = {
  html: string;
  allowed: Allowed;
  /** Number of inline scripts and styles that are not Next's and will not run. */
  unknown: number;
  /** Why the document was not changed; undefined if it was, or was not meant to be. */
  unprepared?: string;
};

/** The tag of a part in a prepared document; undefined if unchanged. */
function preparedTag(text: string, part: Part): string | undefined {
  const tag = text.slice(part.start, part.end);
  const { src = '', href = '' } = part.attributes;
  if (isDeferred(part)) return `<script type="text/plain" data-src="${src}"></script>`;
  // React considers a sheet in the document as loaded; the loader enables the sheets together with the scripts.
  if (isSheet(part)) return `<link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`;
  if (isScriptPreload(part)) return '';
  if (isFontPreload(part)) return '';
  const drawing = eagerDrawing(part);
  return drawing && inlineDrawing(tag, drawing);
}

/** Prepares a document of known shape. Throws if a sheet of the build is missing. */
function deferScripts(
  { text, parts, names, headEnd = 0 }: DocumentParts,
  data: { start: number; json: string },
  scripts: readonly string[],
  { loader, sheet }: BuildFiles,
) {
  const sheets = parts.filter(isSheet);
  const parsed = sheets.map(({ attributes: { href = '' } }) => sheet(chunk.exec(href)?.[1] ?? ''));
  const css = usedCss(parsed, names) + plainCss;
  const firstSheet = sheets[0]?.start ?? headEnd;
  const changed = parts.flatMap((part): Edit[] => {
    const tag = part.start < data.start ? preparedTag(text, part) : undefined;
    return tag === undefined ? [] : [[part.start, part.end, tag]];
  });
  const html = applyEdits(text, [
    [firstSheet, firstSheet, `<style>${css}</style>`],
    ...changed,
    [headEnd, headEnd, `<script data-loader="">${loader}</script>`],
    [
      data.start,
      text.length,
      // In the head it would delay the first paint on a slow connection.
      `${parts
        .filter(isFontPreload)
        .map(({ start, end }) => text.slice(start, end))
        .join('')}<script type="application/json" data-page="">${data.json}</script></body></html>`,
    ],
  ]);
  return {
    html,
    allowed: {
      scripts: byHash([...scripts, loader]).scripts,
      styles: byHash([css]).scripts,
    },
  };
}

/** The document to send, and what its policy must allow. Unchanged without `files`, or if it cannot be prepared. */
export function prepareDocument(html: string, files?: BuildFiles): Prepared {
  const document = parseDocument(html);
  const data = extractFlightData(document);
  const { scripts, unknown } = findInlineScripts(document, data);
  const unmodified = (unprepared?: string): Prepared => ({
    html,
    allowed: byHash(scripts),
    unknown,
    ...(unprepared && { unprepared }),
  });
  if (!files) return unmodified();
  if (!data || unknown > 0 || !document.parts.some(isDeferred) || !document.parts.some(isSheet))
    return unmodified('a tag of an unknown shape');
  try {
    // The scripts with the data are replaced by an inert block.
    const others = scripts.filter((script) => !script.includes('self.__next_f'));
    return { ...deferScripts(document, data, others, files), unknown: 0 };
  } catch {
    return unmodified('a file of the build is missing');
  }
}
