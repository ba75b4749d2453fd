import { didYouMean } from '../../lib/shared/util/spelling.ts';
import { itemAt, itemKinds } from '../../lib/shared/schema/registry.ts';
import { descriptionOf, type Description } from '../../lib/shared/schema/groups.ts';
import { insertItem } from './source.ts';

const quoted = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", '’')}'` : String(value);

/** A blank value; an optional field shows an example. */
function blank(field: Description, indent: string, withExample: boolean): string {
  const inner = `${indent}  `;
  if (field.fields) return `{\n${linesOf(field.fields, inner).join('\n')}\n${indent}}`;
  if (field.innerType) {
    const least = Number(field.tests.find(({ name }) => name === 'min')?.params?.min);
    const item = `${inner}${blank(field.innerType, inner, withExample)},\n`;
    return least === 0 ? '[]' : `[\n${item.repeat(Math.min(least, 8))}${indent}]`;
  }
  return field.type === 'string' && !withExample && field.oneOf.length === 0
    ? "''"
    : quoted(field.meta?.example ?? '');
}

/** `name, without the city (3–40 characters)` */
function explained({ label = '', meta, fields, optional }: Description): string {
  const allowed = [optional ? 'optional' : '', fields ? '' : meta?.rule].filter(Boolean).join('; ');
  return allowed ? `${label} (${allowed})` : label;
}

/** All fields with explanations; optional ones are commented out. */
const linesOf = (fields: Readonly<Record<string, Description>>, indent: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    `${indent}// ${explained(field)}`,
    field.optional
      ? `${name}: ${blank(field, '', true)},`.replaceAll(/^/gm, `${indent}// `)
      : `${indent}${name}: ${blank(field, indent, false)},`,
  ]);

type NewItem = { sentence: string; change?: { file: string; text: string } };

/**
 * Adds a blank item of a kind to its list; `read` returns the text of a file. For an unknown kind or list the result
 * names the known ones.
 */
export function newItem(
  kind: string | undefined,
  place: string | undefined,
  read: (file: string) => string,
): NewItem {
  const names = Object.keys(itemKinds);
  const places = itemKinds[kind ?? ''];
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
  const text = insertItem(found.file, read(found.file), path, blank(descriptionOf(itemAt(found)), '', false));
  if (!text) return { sentence: `${found.file} has no ${path.join(' › ')}.` };
  return {
    sentence: `A blank ${kind} is at the end of its list in ${found.file}. Fill it in, delete the explanations, then: npm run content`,
    change: { file: found.file, text },
  };
}
