import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainCss } from './browser-css.ts';
import { findInlineScripts, extractFlightData } from './inline-scripts.ts';
import { type Allowed, byHash } from './headers.ts';
import { namesOf, parseSheet, type Sheet, usedCss, withoutUnusedTokens } from './used-css.ts';

const source = /(?<=<img src=")(\/art\/[\w/-]+\.svg)\?[^"]*(?="[^>]* loading="eager")/g;
const known = new Map<string, string>();

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

/**
 * Replaces the address of a drawing that a page loads eagerly (those of its first view) by the drawing itself, so that it is
 * there with the first paint.
 */
export function inlineArt(html: string): string {
  return html.replace(source, (_, file: string) => {
    const address = known.get(file) ?? dataAddress(file);
    known.set(file, address);
    return address;
  });
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

/**
 * Prepares a document of Next (docs/decisions/021): puts the style that it uses into it, leaves its scripts to the loader
 * (loader.ts), which loads them later, and moves its data into a block that does not run. Next's tags are recognised by
 * their exact shape; a document with any other tag of a script or a style sheet stays as Next made it.
 */

const file = String.raw`"(\/_next\/static\/chunks\/([\w.-]+)(?:\?dpl=\w+)?)"`;
const scriptTag = new RegExp(`<script src=${file} async=""><\\/script>`, 'g');
const scriptPreload = new RegExp(`<link rel="preload" as="script" fetchPriority="low" href=${file}\\/>`, 'g');
const fontPreload = /<link rel="preload" (href="[^"]+") as="font"/g;
const sheetTag = new RegExp(`<link rel="stylesheet" href=${file} data-precedence="next"\\/>`, 'g');
/**
 * Tags that stay as they are: the script for browsers without modules, Next's inline scripts, and structured data, which
 * never runs.
 */
const keptTag = new RegExp(
  `<script(?: src=${file} noModule=""| id="_R_"| type="application\\/ld\\+json"|)>`,
  'g',
);
const loadingTag = /<script\b|<link\b[^>]*(?:rel="stylesheet"|as="(?:script|style)")/;

/** Whether every script and sheet of a document has a known shape. */
const isKnown = (html: string) =>
  html.search(scriptTag) >= 0 &&
  html.search(sheetTag) >= 0 &&
  ![scriptTag, scriptPreload, sheetTag, keptTag]
    .reduce((rest, known) => rest.replace(known, ''), html)
    .match(loadingTag);

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

/** Prepares a document of known shape. Throws when a sheet of the build is missing. */
function deferScripts(
  { html: made, json }: { html: string; json: string },
  scripts: readonly string[],
  { loader, sheet }: BuildFiles,
) {
  const names = namesOf(made);
  const used = [...made.matchAll(sheetTag)].map(([, , name = '']) => usedCss(sheet(name), names));
  const css = withoutUnusedTokens(used.join(''), made) + plainCss;
  const own = `<script data-loader="">${loader}</script><script type="speculationrules">${prefetchRules}</script>`;
  const inert = made
    .replace(scriptPreload, '')
    // The loader makes this a preload again on connections fast enough for the display font.
    .replace(fontPreload, '<link rel="font" $1 as="font"')
    // React takes a sheet that it finds in the document as loaded; the loader enables the sheets when it loads the scripts.
    .replace(sheetTag, '<link rel="stylesheet" href="$1" data-precedence="next" disabled=""/>')
    .replace(scriptTag, '<script type="text/plain" data-src="$1"></script>')
    .replace('<link rel="stylesheet"', (tag) => `<style>${css}</style>${tag}`);
  const html = inlineArt(inert)
    .replace('</head>', () => `${own}</head>`)
    .replace(
      /<\/body><\/html>$/,
      () => `<script type="application/json" data-page="">${json}</script></body></html>`,
    );
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
  const unmodified = (unprepared?: string): Prepared => {
    const { scripts, unknown } = findInlineScripts(html);
    return { html, allowed: byHash(scripts), unknown, ...(unprepared && { unprepared }) };
  };
  if (!files) return unmodified();
  const taken = extractFlightData(html);
  const inline = taken && findInlineScripts(taken.html);
  if (!inline || inline.unknown > 0 || !isKnown(taken.html)) return unmodified('a tag of an unknown shape');
  try {
    return { ...deferScripts(taken, inline.scripts, files), unknown: 0 };
  } catch {
    return unmodified('a file of the build is missing');
  }
}
