import { addressesOf } from '../../lib/content/check/references.ts';
import { nameOf, type Contents } from '../../lib/content/check/problem.ts';
import { fillAll, type Facts } from '../../lib/content/fill.ts';
import { pagesOfFile } from '../../lib/content/page-files.ts';
import type { Change } from './changes.ts';

/** On which pages visitors read a change: found in the documents of the new site, so nothing has to be listed by hand. */

/** A page as it is served. */
export type Document = { address: string; html: string };

/** Most pages of which pictures are made, and most for one change. */
const most = { pages: 12, each: 3 };

/** Texts shorter than this stand on pages by chance. */
const leastLength = 5;
/** Cards cut long texts. */
const beginning = 60;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (html: string): string =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '');

/** What belongs to the page alone: its head without scripts, and its main part. */
function ownParts(html: string): string {
  const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '';
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return decoded(`${head}${main}`.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ''));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The texts by which a page shows a change: the new ones; for a number, a mark or what is gone the item's name. */
function traces(change: Change, facts: Facts): readonly string[] {
  const texts = stringsIn(change.kind === 'removed' ? [] : fillAll(change.after, facts)).map((text) =>
    text.slice(0, beginning).trim(),
  );
  const long = texts.filter((text) => text.length >= leastLength);
  const { name, title } = change.item ?? {};
  return long.length > 0 ? long : [name, title].filter((one) => typeof one === 'string');
}

/** Texts of the content that name the fact of a changed figure, as visitors read them. */
function textsWith(change: Change, contents: Contents, facts: Facts): string[] {
  const fact = `{${change.path.at(-1)}}`;
  if (change.file !== 'content/site.ts' && change.file !== 'content/events.ts') return [];
  return stringsIn(contents)
    .filter((text) => text.includes(fact))
    .map((text) =>
      stringsIn(fillAll([text], facts))
        .join('')
        .slice(0, beginning),
    );
}

/**
 * The addresses on which a change is read, those of the item itself first; `frame` when only what all pages share shows it.
 * Pure.
 */
function pagesOf(
  change: Change,
  documents: readonly (Document & { own: string })[],
  contents: Contents,
  facts: Facts,
): { addresses: readonly string[]; frame: boolean } {
  const found = [...traces(change, facts), ...textsWith(change, contents, facts)];
  const shows = (html: string) => found.some((text) => html.includes(text));
  const own = change.item && change.kind !== 'removed' ? addressesOf(change.file, change.item, contents) : [];
  // A page of content/routes.ts is its own address.
  const route = typeof change.item?.path === 'string' ? [change.item.path] : [];
  const wanted = [...own, ...route, ...pagesOfFile(change.file)].map((address) => address.replace(/#.*/, ''));
  const reading = documents.filter((one) => shows(one.own)).map(({ address }) => address);
  const known = new Set(documents.map(({ address }) => address));
  const addresses = [
    ...new Set([
      ...wanted.filter((one) => known.has(one) && (reading.includes(one) || change.kind === 'removed')),
      ...reading,
    ]),
  ];
  return { addresses, frame: addresses.length === 0 && documents.some(({ html }) => shows(decoded(html))) };
}

/** The pages to photograph for all changes, and a sentence for each change that is on more pages or on none. Pure. */
export function pagesOfChanges(
  changes: readonly Change[],
  documents: readonly Document[],
  contents: Contents,
  facts: Facts,
): { addresses: readonly string[]; notes: readonly string[] } {
  const read = documents.map((one) => ({ ...one, own: ownParts(one.html) }));
  const addresses = new Set<string>();
  const notes: string[] = [];
  for (const change of changes) {
    const pages = pagesOf(change, read, contents, facts);
    const what = `${change.file.replace('content/', '')} ${String(nameOf(change.item) ?? change.path.at(-1))}`;
    const chosen = pages.frame ? ['/'] : pages.addresses.slice(0, most.each);
    const fitting = chosen.filter((one) => addresses.has(one) || addresses.size < most.pages);
    for (const one of fitting) addresses.add(one);
    const others = pages.addresses.length - fitting.length;
    if (pages.frame) notes.push(`${what}: in the header or the footer of every page`);
    else if (others > 0) notes.push(`${what}: also on ${others} other ${others === 1 ? 'page' : 'pages'}`);
    else if (pages.addresses.length === 0)
      notes.push(`${what}: on no page that a visitor finds without a form or a search`);
  }
  return { addresses: [...addresses], notes };
}
