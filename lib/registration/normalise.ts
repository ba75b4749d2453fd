import { firstEdition, getEvent } from '../content/events.ts';
import { plainPhone } from '../foundation/phone.ts';
import { cleanText } from '../foundation/text.ts';
import {
  askedOf,
  controlsOf,
  editionControl,
  type FieldName,
  type FormName,
  type RegistrationFields,
} from './fields.ts';

/** Fields in which control characters are refused, because they would allow header injection (docs/security.md#s6, #s7). */
const strictFields: ReadonlySet<FieldName> = new Set(['firstName', 'lastName', 'email', 'phone']);

function normaliseField(field: FieldName, raw: unknown): string {
  const text = cleanText(raw, { keepControls: strictFields.has(field) });
  return field === 'phone' ? plainPhone(text) : text;
}

/** The page sends the session's wire text; its slug, label and title are accepted as well. */
function sessionSlug(text: string, edition: string): string {
  const session = getEvent('conference', edition).sessions.find(
    ({ slug, label, title, time }) =>
      text === slug || text === label || text.startsWith(title) || text === time,
  );
  return session?.slug ?? text;
}

/**
 * Maps raw values by control name to normalised fields; never throws. Unknown names are ignored, and the VIP form's user type
 * is fixed because it is for professionals only. `edition` is the key of the page's edition, or of the current one; it is
 * absent for the first one, as in registrations that were stored before there were others.
 */
export function normaliseFields(form: FormName, raw: Readonly<Record<string, unknown>>): RegistrationFields {
  const fields: RegistrationFields = {};
  const controls = { ...controlsOf[form], [editionControl]: 'edition' as const };
  for (const [control, field] of Object.entries(controls)) {
    const text = normaliseField(field, Object.hasOwn(raw, control) ? raw[control] : '');
    if (text !== '') fields[field] = text;
  }
  const { edition } = getEvent(form, fields.edition);
  if (edition === firstEdition) delete fields.edition;
  else fields.edition = edition;
  if (fields.session) fields.session = sessionSlug(fields.session, edition);
  if (form === 'vip') fields.userType = 'Professional';
  return askedOf(fields);
}
