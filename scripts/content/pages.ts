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

/** A text as it stands in a document; a short one, which many pages have by chance, as all that an element says. */
const trace = (text: string): string =>
  text.length < leastLength ? `>${text}<` : text.slice(0, beginning).trim();

/** What shows a change: the name of a new item, else the new texts; for a number, a mark or what is gone the item's name. */
function traces(change: Change, facts: Facts): readonly string[] {
  const { name, title, question, caption } = change.item ?? {};
  const names = stringsIn([name, title, question, caption]);
  const texts = change.kind === 'removed' ? [] : stringsIn(fillAll(change.after, facts));
  const found = names.length > 0 && (change.kind === 'added' || texts.length === 0) ? names : texts;
  return found.map(trace);
}

/** Texts of the content that name the fact of a changed figure, as visitors read them. */
function textsWith(change: Change, contents: Contents, facts: Facts): string[] {
  const fact = `{${change.path.at(-1)}}`;
  if (change.file !== 'content/site.ts' && change.file !== 'content/events.ts') return [];
  return stringsIn(contents)
    .filter((text) => text.includes(fact))
    .map((text) => trace(fillAll(text, facts)));
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
  // A page of its own, then the page its file mainly is, then others with its fragment.
  const pages = own.filter((one) => !one.includes('#'));
  const wanted = [...pages, ...route, ...pagesOfFile(change.file), ...own].map((address) =>
    address.replace(/#.*/, ''),
  );
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
  const found = changes.map((change) => {
    const { addresses, frame } = pagesOf(change, read, contents, facts);
    return { change, addresses, frame, chosen: frame ? ['/'] : addresses.slice(0, most.each) };
  });
  // The first page of each change before the second of any.
  const inTurn = Array.from({ length: most.each }, (_, rank) =>
    found.flatMap(({ chosen }) => chosen[rank] ?? []),
  );
  const addresses = new Set([...new Set(inTurn.flat())].slice(0, most.pages));
  const notes = found.flatMap(({ change, addresses: all, frame }) => {
    const what = `${change.file.replace('content/', '')} ${String(nameOf(change.item) ?? change.path.at(-1))}`;
    if (frame) return [`${what}: in the header or the footer of every page`];
    if (all.length === 0) return [`${what}: on no page that a visitor finds without a form or a search`];
    const others = all.filter((address) => !addresses.has(address)).length;
    return others > 0 ? [`${what}: also on ${others} other ${others === 1 ? 'page' : 'pages'}`] : [];
  });
  return { addresses: [...addresses], notes };
}
