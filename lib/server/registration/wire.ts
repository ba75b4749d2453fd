import { editionOfOldRows, getEventForm, type EventSession } from '../../shared/content/events.ts';
import { formControls, type FormName, type RegistrationFields } from '../../shared/registration/fields.ts';
import { capitalised } from '../../shared/util/text.ts';

/** Attendee types by form, not by a sent value: otherwise anyone could become a VIP (docs/product/choices.md#c26). */
const attendeeTypes: Readonly<Record<FormName, string>> = {
  visitor: 'VISITOR',
  vip: 'VIP',
  conference: 'CONFERENCE',
};

/** The wire value of a session, by which the team recognises it. */
export const sessionText = (session: EventSession): string => `${session.title} (${session.time})`;

function sessionValue({ session, edition = editionOfOldRows }: RegistrationFields): string | undefined {
  const knownSession = getEventForm('conference', edition).sessions.find(({ slug }) => slug === session);
  return knownSession ? sessionText(knownSession) : session;
}

/** The non-empty text parts of Attendee/Add, named like the controls; for VIPs the names start with a capital. */
export function toWireParts(form: FormName, fields: RegistrationFields): Record<string, string> {
  const parts: Record<string, string> = {};
  const add = (name: string, value: string | undefined) => {
    if (value) parts[form === 'vip' ? capitalised(name) : name] = value;
  };
  for (const [control, field] of Object.entries(formControls[form]))
    add(control, field === 'session' ? sessionValue(fields) : fields[field]);
  add('attendeeType', attendeeTypes[form]);
  return parts;
}
