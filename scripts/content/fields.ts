import type { AnySchema } from 'yup';
import { pageRules } from '../../lib/shared/schema/policies.ts';
import { itemKinds, itemAt, registry } from '../../lib/shared/schema/registry.ts';
import { descriptionOf, type Description } from '../../lib/shared/schema/groups.ts';

/** Fields that many items share, explained once in docs/content.md. */
const isCommon = ([key, { meta }]: readonly [string, Description]): boolean =>
  ['sample', 'image'].includes(key) || (key === 'slug' && String(meta?.rule).startsWith('lower-case'));

/** Groups with longer descriptions get a line for each field. */
const longestGroup = 400;

const width = 120;

/** Wraps a line at spaces outside code; continuation lines are indented by `indent`. */
function wrapped(line: string, indent: string): string {
  const lines = [''];
  for (const word of line.match(/(?:`[^`]*`|[^` ])+/g) ?? []) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + word.length + 1 > width) lines.push(indent + word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.join('\n');
}

/** A field and its rule; neighbours with the same rule share one entry. */
type Entry = { names: string; allowed: string; inner: readonly Entry[] };

function entriesOf({ fields }: Description): readonly Entry[] {
  const all = Object.entries(fields ?? {}).filter((entry) => !isCommon(entry));
  return all.reduce<readonly Entry[]>((done, [key, one]) => {
    const { label = '', meta, optional, innerType } = one;
    const isGroup = Boolean(one.fields);
    const each = innerType && (innerType.fields ? 'each with' : `each ${innerType.meta?.rule}`);
    const allowed = [optional && 'optional', isGroup ? 'with' : meta?.rule, each].filter(Boolean).join(', ');
    // The name explains it: `monday`, hours of Monday.
    const isPlain = new RegExp(`^(\\w+ of )?${key}$`, 'i').test(label);
    const names = label && !isPlain ? `\`${key}\` (${label})` : `\`${key}\``;
    const inner = entriesOf(innerType ?? one);
    const last = done.at(-1);
    return last && inner.length === 0 && last.inner.length === 0 && last.allowed === allowed
      ? [...done.slice(0, -1), { ...last, names: `${last.names}, ${names}` }]
      : [...done, { names, allowed, inner }];
  }, []);
}

/** One line for an entry whose fields fit, otherwise nested lines. */
function linesOf({ names, allowed, inner }: Entry, indent = ''): string[] {
  const head = `${indent}- ${names}: ${allowed}`;
  const isFlat = inner.every((one) => one.inner.length === 0);
  const short = `${head} ${inner.map((one) => `${one.names}: ${one.allowed}`).join('; ')}`.trimEnd();
  const next = `${indent}  `;
  if (isFlat && short.length <= longestGroup) return [indent + wrapped(short.trimStart(), next)];
  return [indent + wrapped(head.trimStart(), next), ...inner.flatMap((one) => linesOf(one, next))];
}

/** The list of fields of a group, or of the items of a list. */
function listOf(schema: AnySchema): string {
  const all = descriptionOf(schema);
  return entriesOf(all.innerType ?? all)
    .flatMap((entry) => linesOf(entry))
    .join('\n');
}

/** The fields of all exports of a content file; undefined if there is no such file. */
export function fieldsOf(file: string): string | undefined {
  if (file.startsWith('content/pages/')) return listOf(pageRules);
  const exported = registry[file];
  return exported && Object.values(exported).map(listOf).join('\n\n');
}

/** The document with the lists of fields. */
export const guide = 'docs/content.md';

/** Replaces the list below each `<!-- fields: KIND -->` by one generated from the schema, formatted like Prettier. */
export const withFields = (text: string): string =>
  text.replaceAll(/(<!-- fields: ([^>]+?) -->\n\n)(?:.+\n)*/g, (_, start: string, name: string) => {
    const [kind] = Object.values(itemKinds[name] ?? {});
    if (!kind) throw new Error(`lib/shared/schema/registry.ts does not have ${name}`);
    return `${start}${listOf(itemAt(kind))}\n`;
  });
