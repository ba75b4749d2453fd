import { getEvent } from '../content/events.ts';
import { asciiDigits } from '../foundation/phone.ts';
import { controlsOf, type FieldName, type FormName, type RegistrationFields } from './fields.ts';

/** UTF-16 units of a text; the rest is cut off first, so that no pattern runs on a long string (docs/security.md#s21). */
const maxLength = 1_000;

/** Invisible formatting characters: zero-width, bidi marks and overrides, soft hyphen. The joiner is handled separately. */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
/** Zero-width joiners outside emoji sequences. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const controlCharacters = /[\p{Cc}\u2028\u2029]/gu;
const spaces = /[\t\p{Zs}]+/gu;
const whitespace = /\s+/gu;

const loneSurrogates = /\p{Cs}/gu;

/**
 * One line of text: NFC, without invisible and bidi characters, white space collapsed and trimmed, at most 1,000 UTF-16
 * units. Line breaks become a space and control characters are removed, unless `keepControls` leaves them for validation.
 */
export function normaliseText(raw: string, { keepControls = false } = {}): string {
  const visible = raw
    .slice(0, maxLength)
    .replace(loneSurrogates, '')
    .replace(invisible, '')
    .replace(strayJoiner, '')
    .trim();
  const line = keepControls ? visible : visible.replace(whitespace, ' ').replace(controlCharacters, '');
  return line.replace(spaces, ' ').trim().normalize('NFC');
}

/** Fields in which control characters are refused, because they would allow header injection (docs/security.md#s6, #s7). */
const strictFields: ReadonlySet<FieldName> = new Set(['firstName', 'lastName', 'email', 'phone']);

function normaliseField(field: FieldName, raw: string): string {
  const text = normaliseText(raw, { keepControls: strictFields.has(field) });
  if (field === 'phone') return asciiDigits(text);
  return field === 'session' ? sessionSlug(text) : text;
}

/** The page sends the session's wire text; its slug, label and title are accepted as well. */
function sessionSlug(text: string): string {
  const session = getEvent('conference').sessions.find(
    ({ slug, label, title, time }) =>
      text === slug || text === label || text.startsWith(title) || text === time,
  );
  return session?.slug ?? text;
}

/** Fields that do not apply to these answers; they are neither validated nor sent (docs/product/pages.md#p24). */
function hiddenFields(fields: RegistrationFields): readonly FieldName[] {
  const student = fields.userType === 'Student';
  const outsider = student && fields.studentType === 'Outsider';
  const aptechStudent = student && fields.studentType === 'Aptech Student';
  return [
    ...(fields.userType === 'Professional' ? [] : (['organization', 'designation'] as const)),
    ...(student ? [] : (['studentType', 'institute'] as const)),
    ...(outsider ? [] : (['university', 'universityOther'] as const)),
    ...(outsider && fields.university === 'Other' ? [] : (['universityOther'] as const)),
    ...(aptechStudent ? [] : (['studentId', 'centreName'] as const)),
  ];
}

/**
 * Maps raw values by control name to normalised fields; never throws. Unknown names are ignored, and the VIP form's user type
 * is fixed because it is for professionals only.
 */
export function normaliseFields(
  form: FormName,
  raw: Readonly<Record<string, string | undefined>>,
): RegistrationFields {
  const fields: RegistrationFields = {};
  for (const [control, field] of Object.entries(controlsOf[form])) {
    const value = Object.hasOwn(raw, control) ? raw[control] : undefined;
    const text = typeof value === 'string' ? normaliseField(field, value) : '';
    if (text !== '') fields[field] = text;
  }
  if (form === 'vip') fields.userType = 'Professional';
  for (const field of hiddenFields(fields)) delete fields[field];
  return fields;
}
