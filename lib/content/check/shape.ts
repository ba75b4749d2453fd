import { didYouMean } from '../../foundation/did-you-mean.ts';
import { fill, placeholdersOf, type Facts } from '../fill.ts';
import type { Field, Group, List, Reference, Scalar } from '../schema/fields.ts';
import { nameOf, show } from './problem.ts';

/** What is wrong with the value at a path below an export. */
type Finding = { path: readonly string[]; text: string; found?: string | undefined };

/** What a check of shapes has to know besides the schema. */
type ShapeContext = {
  /** Facts by name; texts are measured as visitors read them. Undefined while the files that carry them are broken. */
  facts: Facts | undefined;
  /** What is wrong with a reference, if anything. */
  refer: (what: Reference, value: string) => string | undefined;
  /** What is wrong with the words of a text, if anything. */
  words: (text: string) => string | undefined;
};

const nouns = {
  text: 'a text in quotes',
  number: 'a number without quotes',
  'yes or no': 'true or false without quotes',
  list: 'a list in [ ]',
  group: 'several fields in { }',
} as const;

function kindOf(value: unknown): Field['kind'] | undefined {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object' && value !== null) return 'group';
  return ({ string: 'text', number: 'number', boolean: 'yes or no' } as const)[typeof value as 'string'];
}

/** The problem of the facts that a text names, if any. */
function factProblem(text: string, field: Scalar, facts: Facts): string | undefined {
  const [unknown] = placeholdersOf(text).filter((name) => !field.facts || !Object.hasOwn(facts, name));
  if (unknown === undefined)
    return /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')) ? 'has a stray { or }' : undefined;
  const names = Object.keys(facts);
  return field.facts && names.length > 0
    ? `names a fact that does not exist: {${unknown}}${didYouMean(unknown, names) || '.'} Facts: ${names.join(', ')}`
    : `names the fact {${unknown}}, which only texts of other fields may`;
}

function scalarProblem(
  value: unknown,
  field: Scalar,
  { facts, refer, words }: ShapeContext,
): string | undefined {
  if (typeof value !== 'string') return field.problem(value as never);
  if (!facts) return placeholdersOf(value).length > 0 ? undefined : field.problem(value as never);
  return (
    factProblem(value, field, facts) ??
    field.problem(fill(value, facts) as never) ??
    (field.refers && refer(field.refers, value)) ??
    (field.facts && Object.keys(facts).length > 0 ? words(value) : undefined)
  );
}

/** Items of a list that repeat a field of an earlier item. */
function* repetitions(
  items: readonly unknown[],
  unique: readonly string[],
  path: readonly string[],
): Generator<Finding, void> {
  for (const field of unique) {
    const seen = new Map<unknown, number>();
    for (const [index, item] of items.entries()) {
      const value = field === '' ? item : (item as Record<string, unknown> | null)?.[field];
      const key = typeof value === 'string' ? value.toLowerCase() : value;
      if (key === undefined || key === '') continue;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, index);
      else if (field === '')
        yield { path: [...path, String(index)], text: 'stands in the list twice', found: show(value) };
      else
        yield {
          path: [...path, String(index), field],
          text: `is the ${field} of ${nameOf(items[first]) ?? `item ${first + 1}`} as well`,
          found: show(value),
        };
    }
  }
}

function* listFindings(
  items: readonly unknown[],
  { item, least, most, unique }: List,
  context: ShapeContext,
  path: readonly string[],
): Generator<Finding, void> {
  const count = items.length;
  if (count < least)
    yield { path, text: `needs at least ${least} ${least === 1 ? 'item' : 'items'}, and has ${count}` };
  if (count > most) yield { path, text: `has more than ${most} items, and has ${count}` };
  for (const [index, one] of items.entries()) yield* checkShape(one, item, context, [...path, String(index)]);
  yield* repetitions(items, unique, path);
}

/** A single value below an item, for a sentence; nothing for what is left out or has fields of its own. */
function foundAt(value: unknown, field: string): string | undefined {
  let inner = value;
  for (const key of field.split('.')) inner = (inner as Record<string, unknown> | undefined)?.[key];
  return inner === undefined || typeof inner === 'object' ? undefined : show(inner);
}

function* groupFindings(
  value: object,
  { fields, rules }: Group,
  context: ShapeContext,
  path: readonly string[],
): Generator<Finding, void> {
  const names = Object.keys(fields);
  for (const name of Object.keys(value).filter((one) => !names.includes(one)))
    yield {
      path: [...path, name],
      text: `has a field that does not exist: ${name}${didYouMean(name, names) || '.'} Allowed: ${names.join(', ')}`,
    };
  const inner = Object.entries(fields).flatMap(([name, field]) =>
    checkShape((value as Record<string, unknown>)[name], field, context, [...path, name]),
  );
  yield* inner;
  if (inner.length > 0) return;
  for (const rule of rules) {
    const broken = rule(value as never);
    if (broken)
      yield {
        path: broken.field ? [...path, ...broken.field.split('.')] : path,
        text: broken.text,
        found: foundAt(value, broken.field),
      };
  }
}

/** Everything wrong with a value and what is below it. Pure; never throws. */
export function checkShape(
  value: unknown,
  field: Field,
  context: ShapeContext,
  path: readonly string[] = [],
): Finding[] {
  if (value === undefined || value === '')
    return field.optional ? [] : [{ path, text: `is missing. Allowed: ${field.rule}` }];
  if (kindOf(value) !== field.kind) {
    const text = value === null ? 'must not be null: leave the field out' : `must be ${nouns[field.kind]}`;
    return [{ path, text, found: show(value) }];
  }
  if (field.kind === 'list') return [...listFindings(value as readonly unknown[], field, context, path)];
  if (field.kind === 'group') return [...groupFindings(value as object, field, context, path)];
  const text = scalarProblem(value, field, context);
  return text ? [{ path, text, found: show(value) }] : [];
}
