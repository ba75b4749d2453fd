import { reach, type AnySchema } from 'yup';
import { pageRules } from '../../lib/shared/schema/policies.ts';
import { kinds, itemAt, registry } from '../../lib/shared/schema/registry.ts';
import { descriptionOf, type Description } from '../../lib/shared/schema/groups.ts';

type Row = readonly [name: string, about: string, rule: string];

/** One row for each field; those of inner items follow with the names above them: `sessions[].title`. */
function rowsOf({ fields, innerType }: Description, above = ''): Row[] {
  if (innerType) return rowsOf(innerType, `${above}[]`);
  return Object.entries(fields ?? {}).flatMap(([key, one]): Row[] => {
    const { label = '', meta, optional } = one;
    const name = above ? `${above}.${key}` : key;
    const inner = one.innerType && !one.innerType.fields ? `each ${one.innerType.meta?.rule}` : '';
    // What a group allows is said by its fields.
    const rule = one.fields ? '' : meta?.rule;
    const allowed = [optional ? 'optional' : '', rule, inner].filter(Boolean).join('; ');
    return [...(allowed ? [[`\`${name}\``, label, allowed] as const] : []), ...rowsOf(one, name)];
  });
}

/** The table of a group, or of the items of a list. */
function tableOf(schema: AnySchema): string {
  const all = descriptionOf(schema);
  return [
    '| Field | What | Allowed |',
    '| --- | --- | --- |',
    ...rowsOf(all.innerType ?? all).map(
      (row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
    ),
  ].join('\n');
}

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
  if (!root) throw new Error(`lib/shared/schema/registry.ts does not have ${name}`);
  return tableOf(inner ? (reach(root, inner) as AnySchema) : root);
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
