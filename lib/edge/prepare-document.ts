import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineArt } from './inline-art.ts';
import { inlineOf, joinData, takeData } from './inline-scripts.ts';
import { dataPath, type PageData } from './page-data.ts';
import { byHash, type Allowed } from './policy.ts';
import { prefetchRules } from './prefetch-rules.ts';
import { namesOf, usedCss } from './used-css.ts';

/**
 * Prepares a document of Next when it is made (docs/decisions/021): the style it uses is in it, and its scripts wait until
 * the visitor does something (loader.ts). Next's tags are recognised by their exact shape; a document with any other tag of
 * a script or a sheet is left as Next made it.
 */

const file = String.raw`"(\/_next\/static\/chunks\/([\w.-]+)(?:\?dpl=\w+)?)"`;
const scriptTag = new RegExp(`<script src=${file} async=""><\\/script>`, 'g');
const scriptPreload = new RegExp(`<link rel="preload" as="script" fetchPriority="low" href=${file}\\/>`, 'g');
const fontPreload = /<link rel="preload" (href="[^"]+") as="font"/g;
const sheetTag = new RegExp(`<link rel="stylesheet" href=${file} data-precedence="next"\\/>`, 'g');
/** Tags that stay as they are: the script of browsers without modules, Next's inline ones, and data that never runs. */
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

/** Files of a build by path: its sheets and the loader, which never change. */
const files = new Map<string, string>();

function readOnce(file: string): string {
  const text = files.get(file) ?? readFileSync(file, 'utf8');
  files.set(file, text);
  return text;
}

/** A sheet as the text of a style element, whose addresses are relative to the page. */
const readSheet = (file: string) => readOnce(file).replaceAll('url(../', 'url(/_next/static/');

/** The file of the static folder with the loader, which the build writes. */
export const loaderFile = 'loader.js';

/** Takes the data out of a document into a script of its own, loaded before Next's scripts. */
function moveData(html: string): { html: string; data?: PageData } {
  const taken = takeData(html);
  if (!taken) return { html };
  const name = `${createHash('sha256').update(taken.data).digest('hex').slice(0, 20)}.js`;
  const script = `<script type="text/plain" data-src="${dataPath}${name}" data-first=""></script>`;
  return {
    html: taken.html.replace('</head>', () => `${script}</head>`),
    data: { name, text: taken.data },
  };
}

type Prepared = {
  html: string;
  allowed: Allowed;
  /** Number of inline scripts and styles that are not Next's own and will not run. */
  unknown: number;
  /** The page's data, which the document names and no longer holds: the caller has to serve it. */
  data?: PageData;
  /** Why the document is as Next made it; undefined: it is prepared, or was not to be. */
  unprepared?: string;
};

/** Puts the style into a document of known shape and makes its scripts wait. Throws when a file of the build is missing. */
function defer(html: string, staticFolder: string): Omit<Prepared, 'unknown'> {
  const names = namesOf(html);
  const css = [...html.matchAll(sheetTag)]
    .map(([, , name = '']) => usedCss(readSheet(path.join(staticFolder, 'chunks', name)), names))
    .join('');
  const inert = html
    .replace(scriptPreload, '')
    // The loader turns it on where the line brings the display font before the first paint.
    .replace(fontPreload, '<link rel="font" $1 as="font"')
    // React finds the sheets it asks for; the loader enables them with the scripts.
    .replace(sheetTag, '<link rel="stylesheet" href="$1" data-precedence="next" disabled=""/>')
    .replace(scriptTag, '<script type="text/plain" data-src="$1"></script>')
    .replace('<link rel="stylesheet"', (tag) => `<style>${css}</style>${tag}`);
  const { html: moved, ...rest } = moveData(inert);
  const light = inlineArt(moved);
  const { scripts } = inlineOf(light);
  const loader = readOnce(path.join(staticFolder, loaderFile));
  const own = `<script data-loader="">${loader}</script><script type="speculationrules">${prefetchRules}</script>`;
  return {
    ...rest,
    html: light.replace('</head>', () => `${own}</head>`),
    allowed: {
      scripts: byHash([...scripts, loader, prefetchRules]).scripts,
      styles: byHash([css]).scripts,
    },
  };
}

/**
 * A document and what its policy must allow. `staticFolder` is the build's, which holds its sheets; without it only the
 * document's data is joined.
 */
export function prepareDocument(page: string, staticFolder?: string): Prepared {
  const html = joinData(page);
  const { scripts, unknown } = inlineOf(html);
  const asMade = { html, allowed: byHash(scripts), unknown };
  if (!staticFolder) return asMade;
  if (unknown > 0 || !isKnown(html)) return { ...asMade, unprepared: 'a tag of an unknown shape' };
  try {
    return { ...defer(html, staticFolder), unknown };
  } catch {
    return { ...asMade, unprepared: 'a file of the build is missing' };
  }
}
