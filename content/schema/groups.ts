import {
  array,
  object,
  ValidationError,
  type AnySchema,
  type InferType,
  type ISchema,
  type ObjectShape,
  type TestConfig,
  type TestContext,
} from 'yup';
import { flag, pageAddress, pattern, referenceTest, text } from './single-values.ts';

type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { [Key in keyof T]: Plain<Exclude<T[Key], undefined>> }
    : T;
/** Type of a schema's values: optional fields may be missing but never undefined, and lists are readonly. */
export type ValueOf<S extends AnySchema> = Plain<InferType<S>>;

/** A rule over several fields returns the faulty field and the message, if any. */
type Rule<T> = (value: T) => { field: string; text: string } | false | undefined;

/** A yup test that runs the rules if every field is valid. */
const rulesTest =
  <T>(rules: readonly Rule<T>[]) =>
  (value: unknown, { schema, path, createError, options: { context } }: TestContext) => {
    const { fields } = schema as { fields: Record<string, AnySchema> };
    const fieldValues = value as Record<string, unknown> | undefined;
    const isRight = Object.entries(fields).every(([name, field]) =>
      field.isValidSync(fieldValues?.[name], { strict: true, disableStackTrace: true, context }),
    );
    if (!fieldValues || !isRight) return true;
    const errors = rules.flatMap((rule) => {
      const broken = rule(value as T);
      return broken
        ? [createError({ path: [path, broken.field].filter(Boolean).join('.'), message: broken.text })]
        : [];
    });
    return errors.length === 0 || new ValidationError(errors);
  };

/** An object with exactly these fields; yup's noUnknown message contains the allowed names. */
const fieldsOf = <S extends ObjectShape>(fields: S) =>
  object(fields).required().noUnknown(true, Object.keys(fields).join(', '));

/** An object with exactly these fields, and rules over them. */
export function group<S extends ObjectShape>(
  fields: S,
  ...rules: readonly Rule<ValueOf<ReturnType<typeof fieldsOf<S>>>>[]
) {
  const schema = fieldsOf(fields);
  return rules.length > 0 ? schema.test(rulesTest(rules)) : schema;
}

const names = ['slug', 'name', 'title', 'label', 'short', 'path', 'question', 'key'] as const;

/** The value of the first of `names` that an item has, by which messages name the item; undefined if it has none. */
export const nameOf = (value: unknown): string | undefined =>
  names
    .map((key) => (value as Record<string, unknown> | null | undefined)?.[key])
    .find((name): name is string => typeof name === 'string' && name !== '');

/** A yup test for items that repeat one of these fields of an earlier item; '' compares the items themselves. */
const distinctTest = (fields: readonly string[]): TestConfig<unknown[] | undefined> => ({
  name: 'unlike',
  skipAbsent: true,
  test: (items = [], { path, createError }) => {
    const errors: ValidationError[] = [];
    for (const field of fields) {
      const indexByKey = new Map<unknown, number>();
      for (const [index, item] of items.entries()) {
        const value = field === '' ? item : (item as Record<string, unknown> | null)?.[field];
        const key = typeof value === 'string' ? value.toLowerCase() : value;
        if (key === undefined || key === '') continue;
        const first = indexByKey.get(key);
        const itemPath = `${path}[${index}]`;
        if (first === undefined) indexByKey.set(key, index);
        else if (field === '') errors.push(createError({ path: itemPath, message: 'is in the list twice' }));
        else {
          const message = `is the ${field} of ${nameOf(items[first]) ?? `item ${first + 1}`} as well`;
          errors.push(createError({ path: `${itemPath}.${field}`, message }));
        }
      }
    }
    return errors.length === 0 || new ValidationError(errors);
  },
});

/** A list of at least one item. No two have the same value in a `unique` field; `''` compares the items themselves. */
export const list = <T>(item: ISchema<T>, ...unique: readonly string[]) =>
  array(item).required().min(1).test(distinctTest(unique));

/** A list of objects with these fields; no two have the same value in a `unique` field. */
export const records = <S extends ObjectShape>(unique: readonly string[], fields: S) =>
  list(group(fields), ...unique);

/** A photograph that replaces the drawing of its item. */
export const itemPhoto = () =>
  group(
    {
      file: pattern(
        /^[a-z0-9\-_/]+\.(jpg|jpeg|png|webp)$/,
        'a JPEG, PNG or WebP below public/images such as courses/office.jpg, without capitals',
      ).test(referenceTest('photo')),
      alt: text(5, 150).optional(), // what people hear who do not see the picture
      decorative: flag(), // the picture adds nothing to the text beside it, so it needs no alt
    },
    ({ alt, decorative }) =>
      alt || decorative
        ? undefined
        : { field: 'alt', text: 'needs alt: say what the picture shows, or decorative: true' },
  ).optional();

export type ItemPhoto = NonNullable<ValueOf<ReturnType<typeof itemPhoto>>>;

type Range = readonly [min: number, max: number];
export const titled = (title: Range, body: Range) => group({ title: text(...title), text: text(...body) });

export const pageLink = () => group({ label: text(2, 60), href: pageAddress() });
