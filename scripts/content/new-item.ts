import { didYouMean } from '../../lib/foundation/did-you-mean.ts';
import { itemAt, kinds } from '../../lib/content/schema/registry.ts';
import type { Field } from '../../lib/content/schema/fields.ts';
import { insertItem } from './source.ts';

const quoted = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", '’')}'` : String(value);

/** A blank value; an optional field's value is an example. */
function blank(field: Field, indent: string, withExample: boolean): string {
  if (field.kind === 'group') {
    const inner = `${indent}  `;
    return `{\n${linesOf(field.fields, inner).join('\n')}\n${indent}}`;
  }
  if (field.kind === 'list') {
    const example = blank(field.item, `${indent}  `, withExample);
    return field.least === 0
      ? '[]'
      : `[\n${`${indent}  ${example},\n`.repeat(Math.min(field.least, 8))}${indent}]`;
  }
  return field.kind === 'text' && !withExample && !field.rule.startsWith('one of')
    ? "''"
    : quoted(field.example);
}

/** `name, without the city (3–40 characters)` */
function explained({ about, rule, kind, optional }: Field): string {
  const allowed = [optional ? 'optional' : '', kind === 'group' ? '' : rule].filter(Boolean).join('; ');
  return allowed ? `${about} (${allowed})` : about;
}

/** Every field with its explanation; optional ones stand behind `//` until they are wanted. */
const linesOf = (fields: Readonly<Record<string, Field>>, indent: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    `${indent}// ${explained(field)}`,
    field.optional
      ? `${name}: ${blank(field, '', true)},`.replaceAll(/^/gm, `${indent}// `)
      : `${indent}${name}: ${blank(field, indent, false)},`,
  ]);

/** A blank item of a list, as it stands in its file. */
function blankItem(field: Field): string {
  if (field.kind !== 'group') return blank(field, '', false);
  return `{\n${linesOf(field.fields, '  ').join('\n')}\n}`;
}

type NewItem = { sentence: string; change?: { file: string; text: string } };

/** Adds a blank item of a kind to its list; `read` gives the text of a file. Says what is known when it does not know. */
export function newItem(
  kind: string | undefined,
  place: string | undefined,
  read: (file: string) => string,
): NewItem {
  const names = Object.keys(kinds);
  const places = kinds[kind ?? ''];
  if (!kind || !places)
    return {
      sentence: `There is no kind ${kind ?? '(none given)'}${didYouMean(kind ?? '', names) || '.'} Kinds: ${names.join(', ')}.`,
    };
  const known = Object.keys(places);
  const found = places[place ?? ''] ?? (place ? places['*'] : undefined);
  if (!found)
    return {
      sentence: `Say where: npm run content -- new ${kind} <place>${place ? didYouMean(place, known) : ''} Places: ${known.map((one) => (one === '*' ? 'the slug or key of the group it belongs to' : one)).join(', ')}.`,
    };
  const path = found.path.map((step) => (step === '*' ? (place ?? '') : step));
  const text = insertItem(found.file, read(found.file), path, blankItem(itemAt(found)));
  if (!text) return { sentence: `${found.file} has no ${path.join(' › ')}.` };
  return {
    sentence: `A blank ${kind} stands at the end of its list in ${found.file}. Fill it in, delete the explanations, then: npm run content`,
    change: { file: found.file, text },
  };
}
