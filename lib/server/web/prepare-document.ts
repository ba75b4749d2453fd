import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineTexts } from './headers.ts';
import { flightDataOf, isChunkList } from './next-scripts.ts';
import { scanDocument, type Tag } from './scan-document.ts';
import { usedCss, type Sheet } from './used-css.ts';

/**
 * Prepares a document of Next (docs/decisions/021): inlines the styles that it uses, leaves its scripts to the loader
 * and moves its data into a data block. A document with a script, style or data of an unknown form is not changed.
 */

/** Files of the build folder; scripts/build.ts writes them. */
export const loaderFile = 'loader.js';
export const sheetsFile = 'sheets.json';

/** `sheets` by URL without query; `plainCss` is added to the styles of every document. */
export type BuildFiles = { loader: string; sheets: Readonly<Record<string, Sheet>>; plainCss: string };

/** Reads the files of a build folder. Throws if one is missing. */
export function readBuildFiles(folder: string): BuildFiles {
  const readBuildFile = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return { loader: readBuildFile(loaderFile), ...JSON.parse(readBuildFile(sheetsFile)) };
}

function toDataUrl(file: string): string {
  const svg = readFileSync(path.join(process.cwd(), 'public', file), 'utf8').trim();
  const text = encodeURI(svg)
    .replaceAll("'", '%27')
    .replaceAll('%22', "'")
    .replaceAll('#', '%23')
    .replaceAll('&', '%26');
  return `data:image/svg+xml,${text}`;
}

const withoutQuery = (url: string) => url.split('?')[0] ?? '';
const isSheet = ({ attributes }: Tag) => attributes['data-precedence'] === 'next';
const isFont = ({ name, attributes }: Tag) => name === 'link' && attributes.as === 'font';
/** A drawing in the first view is inlined, so that it appears with the first paint. */
const isEagerDrawing = ({ loading, src = '' }: Tag['attributes']) =>
  loading === 'eager' && src.startsWith('/art/') && withoutQuery(src).endsWith('.svg');

/** The text that replaces a tag, by the name of the tag: `source` to keep it; undefined if its form is unknown. */
const tagChanges: Readonly<Record<string, (tag: Tag, source: string) => string | undefined>> = {
  // React considers a sheet in the document as loaded; the loader enables the sheets together with the scripts.
  link: (tag, source) => {
    const { href = '', rel, as } = tag.attributes;
    if (isSheet(tag)) return `<link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`;
    return rel === 'preload' && (as === 'script' || as === 'font') ? '' : source;
  },
  script: (tag, source) => {
    const { src, type = '', async, nomodule } = tag.attributes;
    if (src !== undefined && async === '') return `<script type="text/plain" data-src="${src}"></script>`;
    if (src !== undefined) return nomodule === '' ? source : undefined;
    // A data block is kept, because browsers never run it (HTML standard, "prepare the script element").
    const isInert = tag.text === '' || (type.startsWith('application/') && type.endsWith('json'));
    return isInert || isChunkList(tag) ? source : undefined;
  },
  style: () => undefined,
  img: ({ attributes }, source) =>
    isEagerDrawing(attributes)
      ? source.replace(attributes.src ?? '', () => toDataUrl(withoutQuery(attributes.src ?? '')))
      : source,
};
const listedTagNames = new Set(Object.keys(tagChanges));

function replaceParts(text: string, edits: readonly { start: number; end: number; text: string }[]): string {
  let copiedUntil = 0;
  const parts = edits
    .toSorted((a, b) => a.start - b.start)
    .map((part) => {
      const unchangedText = text.slice(copiedUntil, part.start);
      copiedUntil = part.end;
      return unchangedText + part.text;
    });
  return parts.join('') + text.slice(copiedUntil);
}

type PreparedDocument = {
  html: string;
  allowed: InlineTexts;
  /** Why the document cannot be prepared; without `files` only for a script or style that is not of Next. */
  problem?: string;
};

/** Prepares a document; without `files`, or if that fails, it is unchanged. `allowed` is what its policy must allow. */
export function prepareDocument(html: string, files?: BuildFiles): PreparedDocument {
  const { tags, names, headEnd } = scanDocument(html, listedTagNames);
  const flightData = flightDataOf(html, tags);
  const pageTags = tags.slice(0, tags.length - (flightData?.scripts.length ?? 0));
  const changedTags = pageTags.map((tag) => tagChanges[tag.name]?.(tag, html.slice(tag.start, tag.end)));
  const runningScripts = pageTags.filter(isChunkList).map(({ text }) => text);
  const scripts = [...runningScripts, ...(flightData?.scripts ?? []).map(({ text }) => text)];
  const unchangedDocument = { html, allowed: { scripts, styles: [] } };
  if (changedTags.includes(undefined))
    return { ...unchangedDocument, problem: 'an inline script or style that is not of Next' };
  if (!files) return unchangedDocument;
  const sheetLinks = pageTags.filter(isSheet);
  const sheets = sheetLinks.map(({ attributes: { href = '' } }) => files.sheets[withoutQuery(href)]);
  if (!flightData || sheetLinks.length === 0 || headEnd < 0)
    return { ...unchangedDocument, problem: 'a tag of an unknown form' };
  if (sheets.includes(undefined)) return { ...unchangedDocument, problem: 'a file of the build is missing' };

  const css =
    usedCss(
      sheets.filter((sheet) => sheet !== undefined),
      names,
    ) + files.plainCss;
  const loader = { start: headEnd, end: headEnd, text: `<script data-loader="">${files.loader}</script>` };
  const edits = pageTags.map((tag, index) => ({
    ...tag,
    text: `${tag === sheetLinks[0] ? `<style>${css}</style>` : ''}${changedTags[index]}`,
  }));
  const preparedHtml = replaceParts(html.slice(0, flightData.scripts[0]?.start), [...edits, loader]);
  // The font is preloaded at the end: in the head it would delay the first paint on a slow connection.
  const fonts = pageTags.filter(isFont).map(({ start, end }) => html.slice(start, end));
  const end = `${fonts.join('')}<script type="application/json" data-page="">${flightData.json}</script></body></html>`;
  return { html: preparedHtml + end, allowed: { scripts: [...runningScripts, files.loader], styles: [css] } };
}
