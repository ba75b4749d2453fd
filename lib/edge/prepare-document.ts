import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineOf, joinData } from './inline-scripts.ts';
import { loaderScripts } from './loader.ts';
import { byHash, type Allowed } from './policy.ts';
import { namesOf, usedCss } from './used-css.ts';

/**
 * Prepares a document of Next when it is made (docs/decisions/021): the style it uses is in it, and its scripts wait until
 * the visitor does something (loader.ts). Next's tags are recognised by their exact shape; a document with any other tag of
 * a script or a sheet is left as Next made it.
 */

const file = String.raw`"(\/_next\/static\/chunks\/([\w.-]+)(?:\?dpl=\w+)?)"`;
const scriptTag = new RegExp(`<script src=${file}((?: id="_R_")?) async=""><\\/script>`, 'g');
const scriptPreload = new RegExp(`<link rel="preload" as="script" fetchPriority="low" href=${file}\\/>`, 'g');
const sheetTag = new RegExp(`<link rel="stylesheet" href=${file} data-precedence="next"\\/>`, 'g');
/** Scripts that stay as they are: for browsers without modules, Next's inline ones, and data that never runs. */
const keptScript = new RegExp(
  `<script(?: src=${file} noModule=""| id="_R_"| type="application\\/ld\\+json"|)>`,
  'g',
);

/** Sheets by path; those of a build never change. */
const sheets = new Map<string, string>();

function sheetOf(folder: string, name: string): string {
  const sheet = path.join(folder, name);
  const known = sheets.get(sheet);
  if (known !== undefined) return known;
  // Its addresses are relative to the sheet, those of a style element to the page.
  const text = readFileSync(sheet, 'utf8').replaceAll('url(../', 'url(/_next/static/').trim();
  sheets.set(sheet, text);
  return text;
}

export type Prepared = {
  html: string;
  allowed: Allowed;
  /** Inline scripts and styles that are not Next's own and will not run. */
  unknown: number;
  /** Why the document is as Next made it; undefined: it is prepared. */
  unprepared?: string;
};

/** The number of tags left when those of a known shape are taken out. */
const countTags = (html: string) =>
  (html.match(/<script\b|<link\b[^>]*(?:rel="stylesheet"|as="(?:script|style)")/g) ?? []).length;

/**
 * A document with the policy's sources for it. `staticFolder` is `static` of the build; undefined leaves the document as Next
 * made it, but for its data in one script.
 */
export function prepareDocument(page: string, staticFolder: string | undefined): Prepared {
  const html = joinData(page);
  const { scripts, unknown } = inlineOf(html);
  const asMade = { html, allowed: byHash(scripts), unknown };
  if (staticFolder === undefined) return asMade;
  const tagNames = [...html.matchAll(sheetTag)].map(([, , name = '']) => name);
  const others = html.replace(scriptTag, '').replace(scriptPreload, '').replace(sheetTag, '').replace(keptScript, '');
  if (countTags(others) > 0 || unknown > 0 || tagNames.length === 0 || html.search(scriptTag) < 0)
    return { ...asMade, unprepared: 'a script or sheet of an unknown shape' };
  let css: string;
  try {
    const names = namesOf(html);
    css = tagNames.map((name) => usedCss(sheetOf(path.join(staticFolder, 'chunks'), name), names)).join('');
  } catch {
    return { ...asMade, unprepared: 'a sheet that cannot be read' };
  }
  const { loader, prefetchRules } = loaderScripts;
  let first = true;
  const prepared = html
    .replace(scriptPreload, '')
    // React finds the sheets it asks for, and the loader enables them with the scripts.
    .replace(sheetTag, (_, address: string) => {
      const style = first ? `<style>${css}</style>` : '';
      first = false;
      return `${style}<link rel="stylesheet" href="${address}" data-precedence="next" disabled=""/>`;
    })
    .replace(scriptTag, (_, address: string) => `<script type="text/plain" data-src="${address}"></script>`)
    .replace('</head>', () => `<script>${loader}</script></head>`);
  return {
    html: prepared,
    allowed: { scripts: byHash([...scripts, loader, prefetchRules]).scripts, styles: byHash([css]).scripts },
    unknown,
  };
}
