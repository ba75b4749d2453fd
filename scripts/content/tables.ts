import { format, resolveConfig } from 'prettier';
import type { Field } from '../../lib/content/schema/fields.ts';
import { kinds, itemAt, registry } from '../../lib/content/schema/registry.ts';

type Row = readonly [name: string, about: string, rule: string];

/** One row for each field; those of inner items follow with the names above them: `sessions[].title`. */
function rowsOf(field: Field, above = ''): Row[] {
  if (field.kind === 'list' && field.item.kind === 'group') return rowsOf(field.item, `${above}[]`);
  if (field.kind !== 'group') return [];
  return Object.entries(field.fields).flatMap(([key, one]): Row[] => {
    const name = above ? `${above}.${key}` : key;
    const inner = one.kind === 'list' && one.item.kind !== 'group' ? `; each ${one.item.rule}` : '';
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

/** The table of a kind (`course`) or of a file's export (`content/site.ts site`). */
function tableFor(name: string): string {
  const [kind] = Object.values(kinds[name] ?? {});
  if (kind) return tableOf(itemAt(kind));
  const [file = '', exported = ''] = name.split(' ');
  const field = registry[file]?.[exported];
  if (!field) throw new Error(`docs/content.md asks for the fields of ${name}, which lib/content/schema/registry.ts does not have`);
  return tableOf(field.kind === 'list' ? field.item : field);
}

/** The text of docs/content.md with the tables between `<!-- fields: … -->` and `<!-- end -->` made from the schemas. */
export async function withTables(text: string): Promise<string> {
  const made = text.replaceAll(
    /(<!-- fields: ([^>]+?) -->)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => `${start}\n\n${tableFor(name)}\n\n${end}`,
  );
  return format(made, { ...(await resolveConfig('docs/content.md')), filepath: 'docs/content.md' });
}
