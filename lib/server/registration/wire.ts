import { editionOfOldRows, getEventForm, type EventSession } from '../../shared/content/events.ts';
import {
  formControls,
  type FieldName,
  type FormName,
  type RegistrationFields,
} from '../../shared/registration/fields.ts';
import { capitalised } from '../../shared/util/text.ts';

/**
 * The attendee type of each form, never a sent value: otherwise anyone could become a VIP
 * (docs/product/choices.md#c26).
 */
const attendeeTypes: Readonly<Record<FormName, string>> = {
  visitor: 'VISITOR',
  vip: 'VIP',
  conference: 'CONFERENCE',
};

const chosenSession = ({
  session,
  edition = editionOfOldRows,
}: RegistrationFields): EventSession | undefined =>
  getEventForm('conference', edition).sessions.find(({ slug }) => slug === session);

/** The wire value of a session: its title with its time, by which the team recognises it. */
export const sessionText = (session: EventSession): string => `${session.title} (${session.time})`;

/** The value to send for a field: the answer, or for a known session its `sessionText`. */
function wireValue(field: FieldName, fields: RegistrationFields): string | undefined {
  const session = field === 'session' ? chosenSession(fields) : undefined;
  return session ? sessionText(session) : fields[field];
}

/** The non-empty text parts of Attendee/Add for one registration: named like the controls, for VIPs with a capital. */
export function toWireParts(form: FormName, fields: RegistrationFields): Record<string, string> {
  const parts: Record<string, string> = {};
  const add = (name: string, value: string | undefined) => {
    if (value) parts[form === 'vip' ? capitalised(name) : name] = value;
  };
  for (const [control, field] of Object.entries(formControls[form])) add(control, wireValue(field, fields));
  add('attendeeType', attendeeTypes[form]);
  return parts;
}
