import { string, ValidationError, type Schema, type StringSchema } from 'yup';

/** A rule returns the error message of a normalised text, or undefined. */
export type Rule = (value: string) => string | undefined;

/** Length in code points; of a text longer than any rule allows, in UTF-16 units, because counting takes time. */
const textLength = (text: string): number => (text.length > 2_000 ? text.length : [...text].length);

export const required =
  (message: string): Rule =>
  (value) =>
    value === '' ? message : undefined;

/** Rejects a text of fewer than `length` code points. */
export const minLength =
  (length: number, message: string): Rule =>
  (value) =>
    textLength(value) < length ? message : undefined;

/** Rejects a text of more than `length` code points. */
export const maxLength =
  (length: number): Rule =>
  (value) =>
    textLength(value) > length ? `Max ${length} characters` : undefined;

export const oneOf =
  (choices: readonly string[], message: string): Rule =>
  (value) =>
    choices.includes(value) ? undefined : message;

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const domainLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const topLevelDomain = '(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';
const addressPattern = new RegExp(
  `^(?=.{1,254}$)(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${domainLabel}\\.)+${topLevelDomain}$`,
);

/**
 * Rejects anything but an email address whose local part is a Dot-string (RFC 5321, 4.1.2), with at least two domain
 * labels and at most 254 characters. Quoted local parts, address literals and lists are rejected on purpose.
 */
export const emailAddress =
  (message: string): Rule =>
  (value) =>
    addressPattern.test(value) ? undefined : message;

/** Like `textRule` below, but validates only if the question applies given the other answers. */
export function textRuleWhen<Fields>(
  when: (fields: Fields) => boolean,
  ...rules: readonly Rule[]
): StringSchema {
  return string().test('rules', (value, context) => {
    if (!when(context.parent as Fields)) return true;
    for (const rule of rules) {
      const message = rule(value ?? '');
      if (message) return context.createError({ message });
    }
    return true;
  });
}

/** A yup string; its error is the message of the first failing rule. A missing value counts as ''. */
export const textRule = (...rules: readonly Rule[]): StringSchema => textRuleWhen(() => true, ...rules);

/** Error messages by control name; empty when valid. `controlOf` maps a field name to the name of its control. */
export function errorsByControl(
  schema: Schema,
  fields: unknown,
  controlOf: (field: string) => string,
): Readonly<Record<string, string>> {
  try {
    schema.validateSync(fields, { abortEarly: false, strict: true });
    return {};
  } catch (problem) {
    if (!(problem instanceof ValidationError)) throw problem;
    return Object.fromEntries(problem.inner.map((error) => [controlOf(error.path ?? ''), error.message]));
  }
}
