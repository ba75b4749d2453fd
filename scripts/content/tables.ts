import type { Field } from '../../lib/content/schema/fields.ts';
import { pageRules } from '../../lib/content/schema/pages.ts';
import { kinds, itemAt, registry } from '../../lib/content/schema/registry.ts';

type Row = readonly [name: string, about: string, rule: string];

/** One row for each field; those of inner items follow with the names above them: `sessions[].title`. */
function rowsOf(field: Field, above = ''): Row[] {
  if (field.kind === 'list' && field.item.kind === 'group') return rowsOf(field.item, `${above}[]`);
  if (field.kind !== 'group') return [];
  return Object.entries(field.fields).flatMap(([key, one]): Row[] => {
    const name = above ? `${above}.${key}` : key;
    const inner = one.kind === 'list' && one.item.kind !== 'group' ? `; each ${one.item.rule}` : '';
    // What a group allows is said by its fields.
    if (one.kind === 'group')
      return [
        ...(one.optional ? [[`\`${name}\``, one.about, 'optional'] as const] : []),
        ...rowsOf(one, name),
      ];
    const row: Row = [`\`${name}\``, one.about, `${one.optional ? 'optional; ' : ''}${one.rule}${inner}`];
    return [row, ...rowsOf(one, name)];
  });
}

const tableOf = (field: Field): string =>
  [
    '| Field | What | Allowed |',
    '| --- | --- | --- |',
    ...rowsOf(field).map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
  ].join('\n');

/**
 * The table of a kind (`course`), of the words of all pages (`content/pages`), or of a file's export and perhaps a field of it
 * (`content/events.ts events visitor`).
 */
function tableFor(name: string): string {
  if (name === 'content/pages') return tableOf(pageRules);
  const [kind] = Object.values(kinds[name] ?? {});
  if (kind) return tableOf(itemAt(kind));
  const [file = '', exported = '', inner] = name.split(' ');
  const root = registry[file]?.[exported];
  const field = inner && root?.kind === 'group' ? root.fields[inner] : root;
  if (!field) throw new Error(`lib/content/schema/registry.ts does not have ${name}`);
  return tableOf(field.kind === 'list' ? field.item : field);
}

/** The documents that hold tables. */
export const documents = ['docs/content.md', 'docs/content-fields.md'];

/**
 * The text of a document with the tables between `<!-- fields: … -->` and `<!-- end -->` made from the schemas, before
 * Prettier aligns them.
 */
export const withTables = (text: string): string =>
  text.replaceAll(
    /(<!-- fields: ([^>]+?) -->)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => `${start}\n\n${tableFor(name)}\n\n${end}`,
  );
