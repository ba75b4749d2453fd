import { ValidationError, type AnySchema } from 'yup';
import type { CheckContext } from '../../../content/schema/single-values.ts';
import { uniqueBy } from '../../shared/util/collections.ts';
import { didYouMean } from '../../shared/util/spelling.ts';
import { plural } from '../../shared/util/text.ts';
import { showValue } from './problem.ts';

/** One mistake: the path of the value below its export, what is wrong, and the value as `showValue` writes it. */
type Finding = { path: readonly string[]; text: string; found?: string | undefined };

const typeNouns: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'several fields in { }',
};

const boundWords: Readonly<Record<string, string>> = { min: 'at least', max: 'at most', length: 'exactly' };

/** The message of a failed test in an editor's terms. Messages of the tests in content/schema are used as they are. */
function sentenceOf({ type = '', params = {}, message, value }: ValidationError): string {
  const { optional } = params.spec as AnySchema['spec'];
  switch (type) {
    case 'optionality':
    case 'required':
      return optional ? 'is empty: fill it in, or leave the field out' : 'is missing';
    case 'nullable':
      return `must not be null: ${optional ? 'leave the field out' : 'give it a value'}`;
    case 'typeError':
      return `must be ${typeNouns[String(params.type)]}`;
    case 'oneOf':
      return `must be one of ${String(params.values)}${didYouMean(String(value), String(params.values).split(', '))}`;
    case 'min':
    case 'max':
    case 'length':
      return Array.isArray(value)
        ? `needs ${boundWords[type]} ${plural(Number(params[type]), 'item')}, and has ${value.length}`
        : message;
    default:
      return message;
  }
}

/** Findings of one error: one for each unknown field, otherwise one. */
function findingsOf(error: ValidationError, root: unknown): Finding[] {
  const path = (error.path ?? '').split(/[.[\]]+/).filter(Boolean);
  if (error.type === 'noUnknown')
    return String(error.params?.unknown)
      .split(', ')
      .map((name) => ({
        path: [...path, name],
        text: `has a field that does not exist: ${name}${didYouMean(name, error.message.split(', ')) || '.'} Allowed: ${error.message}`,
      }));
  let value = root;
  for (const step of path) value = (value as Record<string, unknown> | null | undefined)?.[step];
  // Shows no value if it is missing, and a record only where a single value is expected.
  const isHidden =
    value === undefined || value === '' || (typeof value === 'object' && error.type !== 'typeError');
  return [{ path, text: sentenceOf(error), found: isHidden ? undefined : showValue(value) }];
}

/** The mistakes in a value and below it, at most one for each path. */
export function findings(value: unknown, schema: AnySchema, checkContext: CheckContext): Finding[] {
  try {
    schema.validateSync(value, {
      strict: true,
      abortEarly: false,
      disableStackTrace: true,
      context: checkContext,
    });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const allFindings = error.inner.flatMap((inner) => findingsOf(inner, value));
    return uniqueBy(allFindings, ({ path }) => path.join('.'));
  }
}
