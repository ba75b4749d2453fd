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
import { parseSheet, type Sheet, usedCss, withoutUnusedTokens } from './used-css.ts';

/**
 * Prepares a document of Next (docs/decisions/021): puts the style that it uses into it, leaves its scripts to the loader
 * (loader.ts), which loads them later, and moves its data into a block that does not run. Next's tags are recognised by
 * their exact shape; a document with any other tag of a script or a style sheet stays as Next made it.
 */

const drawings = new Map<string, string>();

/** Between two numbers of an attribute a comma does what a space does, and needs no escape. */
const spaceInNumbers = /(?<=='[^']*\d) (?=[-\d.])/g;
/** Characters that must be escaped in an address (https://url.spec.whatwg.org/#url-code-points) or in an attribute. */
const escaped = /[#&<>{}|\\^`\s]/g;

/** The text of an SVG file in public/ as a `data:` address that is a valid URL. */
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

/** The address of a drawing that a page loads eagerly, in its first view; the drawing is then there with the first paint. */
const eagerDrawing = ({ name, attributes }: Part) =>
  name === 'img' && attributes.loading === 'eager'
    ? /^(\/art\/[\w/-]+\.svg)\?/.exec(attributes.src ?? '')?.[1]
    : undefined;

function inlineDrawing(tag: string, file: string): string {
  const address = drawings.get(file) ?? dataAddress(file);
  drawings.set(file, address);
  return tag.replace(/ src="[^"]*"/, () => ` src="${address}"`);
}

/**
 * Speculation rules (HTML standard): which documents a browser fetches when a link to them is about to be followed. With
 * Save-Data it fetches none; on a slow connection, or when the visitor has chosen low data, the loader removes the rules.
 */

/**
 * Addresses that are not fetched ahead: the API and the pages of passes, which are made for one request; the enquiry, whose
 * links open the sidebar after hydration; and files.
 */
const notPrefetched = ['/api/*', '/enquire', '/pass/*', '/*.*'];
/** Queries whose documents are cached. With any other query a document is made for one request, and is not fetched ahead. */
const cachedQueries = ['/centre\\?id=*', '/courses-details\\?id=*'];

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { or: [{ href_matches: cachedQueries }, { not: { href_matches: '/*\\?*=*' } }] },
          { not: { href_matches: notPrefetched } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The text of the rules, one for all documents. */
export const prefetchRules = JSON.stringify(rules);

const chunk = /^\/_next\/static\/chunks\/([\w.-]+)(?:\?dpl=\w+)?$/;
const isDeferred = (part: Part) => part.name === 'script' && hasAttributes(part, { src: chunk, async: '' });
const isSheet = (part: Part) =>
  part.name === 'link' && hasAttributes(part, { rel: 'stylesheet', href: chunk, 'data-precedence': 'next' });
const isScriptPreload = (part: Part) =>
  part.name === 'link' &&
  hasAttributes(part, { rel: 'preload', as: 'script', fetchpriority: 'low', href: chunk });
const isFontPreload = ({ attributes: { rel, as } }: Part) => rel === 'preload' && as === 'font';

/**
 * Scripts that stay as they are: the one for browsers without modules, Next's inline scripts, and structured data, which
 * never runs.
 */
const isKept = (part: Part) =>
  hasAttributes(part, { src: chunk, nomodule: '' }) ||
  hasAttributes(part, { id: '_R_' }) ||
  hasAttributes(part, { type: 'application/ld+json' }) ||
  hasAttributes(part, {});
const loads = ({ name, attributes: { rel, as = '' } }: Part) =>
  name === 'script' || (name === 'link' && (rel === 'stylesheet' || /^(script|style)$/.test(as)));

/** Whether every script and sheet of a document has a known shape. */
const isKnown = (parts: readonly Part[]) =>
  parts.some(isDeferred) &&
  parts.some(isSheet) &&
  parts
    .filter(loads)
    .every(
      (part) =>
        isDeferred(part) ||
        isSheet(part) ||
        isScriptPreload(part) ||
        (part.name === 'script' && isKept(part)),
    );

/** The loader's file in the folder of the build, which minifies it (scripts/provide-build.ts). */
export const loaderFile = 'loader.js';

/** What documents get from their build: the text of the loader, and style sheets by file name, each read once. */
export type BuildFiles = { loader: string; sheet: (name: string) => Sheet };

/**
 * Gives the loader and the style sheets of the build in a folder. Throws when there is no loader; `sheet` throws when there
 * is no such sheet.
 */
export function buildFiles(folder: string): BuildFiles {
  const sheets = new Map<string, Sheet>();
  const read = (name: string) => {
    const css = readFileSync(path.join(folder, 'static/chunks', name), 'utf8');
    // Addresses in a sheet are relative to the sheet; in a document they would be relative to the page.
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
  /** Number of inline scripts and styles that are not Next's own and will not run. */
  unknown: number;
  /** Why the document stays as Next made it; undefined when it is prepared, or was not to be. */
  unprepared?: string;
};

/** The tag of a part in a prepared document; undefined when it stays as it is. */
function preparedTag(text: string, part: Part): string | undefined {
  const tag = text.slice(part.start, part.end);
  const { src = '', href = '' } = part.attributes;
  if (isDeferred(part)) return `<script type="text/plain" data-src="${src}"></script>`;
  // React takes a sheet that it finds in the document as loaded; the loader enables the sheets when it loads the scripts.
  if (isSheet(part)) return `<link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`;
  if (isScriptPreload(part)) return '';
  // The loader makes this a preload again on connections fast enough for the display font.
  if (isFontPreload(part)) return tag.replace('rel="preload"', 'rel="font"');
  const drawing = eagerDrawing(part);
  return drawing && inlineDrawing(tag, drawing);
}

/** Prepares a document of known shape. Throws when a sheet of the build is missing. */
function deferScripts(
  { text, parts, names, headEnd = 0 }: DocumentParts,
  data: { start: number; json: string },
  scripts: readonly string[],
  { loader, sheet }: BuildFiles,
) {
  const sheets = parts.filter(isSheet);
  const used = sheets.map(({ attributes: { href = '' } }) =>
    usedCss(sheet(chunk.exec(href)?.[1] ?? ''), names),
  );
  const css = withoutUnusedTokens(used.join(''), text.slice(0, data.start)) + plainCss;
  const firstSheet = sheets[0]?.start ?? headEnd;
  const changed = parts.flatMap((part): Edit[] => {
    const tag = part.start < data.start ? preparedTag(text, part) : undefined;
    return tag === undefined ? [] : [[part.start, part.end, tag]];
  });
  const html = applyEdits(text, [
    [firstSheet, firstSheet, `<style>${css}</style>`],
    ...changed,
    [
      headEnd,
      headEnd,
      `<script data-loader="">${loader}</script><script type="speculationrules">${prefetchRules}</script>`,
    ],
    [
      data.start,
      text.length,
      `<script type="application/json" data-page="">${data.json}</script></body></html>`,
    ],
  ]);
  return {
    html,
    allowed: {
      scripts: byHash([...scripts, loader, prefetchRules]).scripts,
      styles: byHash([css]).scripts,
    },
  };
}

/**
 * A document as it is sent, and what its policy must allow. Without `files`, or when it cannot be prepared, it is as Next
 * made it.
 */
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
  if (!data || unknown > 0 || document.headEnd === undefined || !isKnown(document.parts))
    return unmodified('a tag of an unknown shape');
  try {
    // The scripts with the data are replaced by a block that does not run.
    const others = scripts.filter((script) => !script.includes('self.__next_f'));
    return { ...deferScripts(document, data, others, files), unknown: 0 };
  } catch {
    return unmodified('a file of the build is missing');
  }
}
