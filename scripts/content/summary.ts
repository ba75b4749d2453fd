import { addressesOf } from '../../lib/content/check/references.ts';
import { nameOf, type Contents, type Problem } from '../../lib/content/check/problem.ts';
import { pagesOfFile } from '../../lib/content/page-files.ts';
import { fieldAt, kinds } from '../../lib/content/schema/registry.ts';
import { capitalised } from '../../lib/foundation/text.ts';
import type { Change } from './changes.ts';

/** The text of a summary on a pull request: plain sentences in Markdown. */

/** Most lines of one list; a comment on GitHub has at most 65,536 characters. */
const mostLines = 100;

/** A value as code, in which GitHub reads neither markup nor names of people. */
const code = (value: unknown): string => {
  const text = String(value).replaceAll(/\s+/g, ' ').replaceAll('`', '’');
  return `\`${text.length > 120 ? `${text.slice(0, 119)}…` : text}\``;
};
/** A sentence of the check, in which values of the content may stand. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replaceAll('@', '@\u200b')
    .replaceAll(/\s+/g, ' ');

/** What an item is: `centre`, `course`, else what its schema says. */
function kindOf(file: string, path: readonly string[]): string {
  const matches = (list: readonly string[]) =>
    list.length === path.length - 1 && list.every((step, index) => step === '*' || step === path[index]);
  const kind = Object.entries(kinds).find(([, places]) =>
    Object.values(places).some((place) => place.file === file && matches(place.path)),
  );
  return kind?.[0].replaceAll('-', ' ') ?? fieldAt(file, path)?.about.replace(/^an? /, '') ?? 'item';
}

const titleOf = (item: Readonly<Record<string, unknown>>, file = ''): unknown =>
  (file === 'content/routes.ts' ? item.path : undefined) ??
  item.name ??
  item.title ??
  item.question ??
  item.label ??
  item.caption ??
  nameOf(item);

/** Where visitors read an item: the fragments and pages that are its own, else the page its file mainly is. */
function placesOf({ file, item }: Change, contents: Contents): string {
  const own = item ? addressesOf(file, item, contents) : [];
  const places = own.length > 0 ? own : pagesOfFile(file);
  if (places.length === 0) return '';
  return own.length > 0
    ? `: its ${own.length === 1 ? 'page is' : 'places are'} ${own.map(code).join(' and ')}`
    : `, on ${places.map(code).join(' and ')}`;
}

/** `a list of 3` for what is no single value. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' ? 'several fields' : code(value);
};

function fieldSentence({ field, before, after }: Change): string {
  const name = code(field);
  if (before === undefined) return `${name} added: ${shown(after)}`;
  if (after === undefined) return `${name} removed; it was ${shown(before)}`;
  if (
    Array.isArray(before) &&
    Array.isArray(after) &&
    [...before, ...after].every((one) => typeof one === 'string')
  ) {
    const come = after.filter((one) => !before.includes(one));
    const gone = before.filter((one) => !after.includes(one));
    const parts = [
      ...(come.length > 0 ? [`now with ${come.map(code).join(', ')}`] : []),
      ...(gone.length > 0 ? [`without ${gone.map(code).join(', ')}`] : []),
    ];
    return `${name} ${parts.join(' and ') || 'in another order'}`;
  }
  return Array.isArray(after) || typeof after === 'object'
    ? `${name} changed`
    : `${name} changed from ${shown(before)} to ${shown(after)}`;
}

/** How many texts name a changed figure of content/site.ts. */
function usesOf({ file, path }: Change, contents: Contents): string {
  const [, group, name] = path;
  if (file !== 'content/site.ts' || group !== 'statistics' || !name) return '';
  const uses = JSON.stringify(contents).split(`{${name}}`).length - 1;
  return uses > 0
    ? `; ${uses} ${uses === 1 ? 'text names' : 'texts name'} it and ${uses === 1 ? 'follows' : 'follow'}`
    : '';
}

const letters = (text: unknown): string =>
  String(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** `Centre Clifton`, with its slug where the title does not say it; the file for what is in no item. */
function subjectOf({ file, item }: Change, itemPath: readonly string[]): string {
  if (!item) return code(file);
  const title = titleOf(item, file);
  const slug =
    item.slug !== undefined && !letters(title).includes(letters(item.slug)) ? ` (${code(item.slug)})` : '';
  return `${capitalised(kindOf(file, itemPath))} ${code(title)}${slug}`;
}

/** The changes as lines, those of one item in one: `Centre Clifton: phone changed from … to …; city changed …` */
function linesOf(changes: readonly Change[], contents: Contents): readonly string[] {
  const byItem = new Map<string, { subject: string; parts: string[] }>();
  for (const change of changes) {
    const { kind, file, path, item } = change;
    const itemPath = path.slice(0, path.length - (change.field === '' ? 0 : change.field.split('.').length));
    const key = JSON.stringify([file, kind === 'changed' ? itemPath : [kind, ...path]]);
    const line = byItem.get(key) ?? { subject: subjectOf(change, itemPath), parts: [] };
    byItem.set(key, line);
    if (kind === 'added')
      line.subject = `New ${kindOf(file, path)} ${code(item ? titleOf(item, file) : path.at(-1))}${placesOf(change, contents)}`;
    else if (kind === 'removed') line.subject += ' removed';
    else if (kind === 'reordered') line.parts.push(`${code(path.at(-1))} in another order`);
    else line.parts.push(`${fieldSentence(change)}${usesOf(change, contents)}`);
  }
  // Two lists may share what stands once in a file.
  return [
    ...new Set(
      [...byItem.values()].map(
        ({ subject, parts }) => `${subject}${parts.length > 0 ? ': ' : ''}${parts.join('; ')}.`,
      ),
    ),
  ];
}

/** Lines of a list, cut at `mostLines`. */
const listed = (lines: readonly string[]): string =>
  [
    ...lines.slice(0, mostLines).map((line) => `- ${line}`),
    ...(lines.length > mostLines ? [`- … and ${lines.length - mostLines} more`] : []),
  ].join('\n');

/** `content/centres.ts` line 13, `clifton` › `city`: what is wrong, and what was found. */
function problemLine({ file, line, item, field, text, found, excerpt }: Problem): string {
  const where = [item, field]
    .filter((part) => part !== undefined && part !== '')
    .map(code)
    .join(' › ');
  const what = `${code(file)}${line === undefined ? '' : ` line ${line}`}${where ? `, ${where}` : ''}: ${plain(text)}${/[.?]$/.test(text) ? '' : '.'}`;
  const value = found === undefined ? '' : ` Found: ${code(found)}.`;
  const shownLines = excerpt === undefined ? '' : `\n\n${excerpt.replaceAll(/^/gm, '      ')}\n`;
  return `${what}${value}${shownLines}`;
}

type Summary = {
  changes: readonly Change[];
  /** What else changed, as sentences: pictures, files that came, went or cannot be read. */
  files?: readonly string[];
  problems: readonly Problem[];
  /** Items that this change marks as samples or inferred, and how many there are in all. */
  marked?: readonly Problem[];
  toConfirm?: number;
  contents: Contents;
  /** Addresses of which there are pictures, and sentences about those of which there are none. */
  pictures?: { addresses: readonly string[]; notes: readonly string[] } | undefined;
};

const heading = (title: string, text: string): string => (text === '' ? '' : `### ${title}\n\n${text}\n`);

/** The summary of a change of the content, in Markdown: mistakes first, then what changes, item by item. Pure. */
export function summary({
  changes,
  files = [],
  problems,
  marked = [],
  toConfirm = 0,
  contents,
  pictures,
}: Summary): string {
  const errors = problems.filter(({ level }) => level === 'error');
  const warnings = problems.filter(({ level }) => level === 'warning');
  const head =
    errors.length === 0
      ? 'The content has no mistakes.'
      : `The content has ${errors.length === 1 ? 'one mistake' : `${errors.length} mistakes`}. Each line says where it is and what is allowed; correct them in the same pull request and the check runs again.`;
  return [
    `## Content\n\n${head}\n`,
    heading('Mistakes', listed(errors.map(problemLine))),
    heading('What changes', listed([...linesOf(changes, contents), ...files])),
    heading('Worth a look', listed(warnings.map(problemLine))),
    heading(
      'To confirm before the launch',
      marked.length === 0
        ? ''
        : `${listed(marked.map(problemLine))}\n\nThe content has ${toConfirm} such marks in all.`,
    ),
    heading(
      'Pictures',
      pictures === undefined ? '' : listed([...pictures.addresses.map(code), ...pictures.notes]),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n');
}
