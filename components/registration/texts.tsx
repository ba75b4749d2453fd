import Link from 'next/link';
import type { ReactNode } from 'react';
import { getCentres } from '@/lib/content/centres';
import { eventTitle } from '@/lib/content/event-dates';
import { getEvent, type SiteEvent } from '@/lib/content/events';
import { getUniversityChoices, otherUniversity } from '@/lib/content/universities';
import type { FormName } from '@/lib/registration/fields';
import { sessionText } from '@/lib/registration/wire';
import type { Offer } from './RegistrationForm';

type PageTexts = { title: ReactNode; lead: string; submitText: string; note: ReactNode };

const privacy = (
  <>
    Your photo is kept for a day, your answers for 30 days.{' '}
    <Link href="/privacy">What we store, and why</Link>
  </>
);

/** The texts in which the three pages differ. */
export function textsOf(form: FormName, event: SiteEvent): PageTexts {
  const name = eventTitle(event);
  const register = `Register for ${name}`;
  switch (form) {
    case 'visitor':
      return {
        title: (
          <>
            Register for <em>{name}</em>
          </>
        ),
        lead: `${event.summary} Fill in the form and your pass is drawn at once, with your photo and your own code for the door.`,
        submitText: 'Register',
        note: privacy,
      };
    case 'vip':
      return { title: 'VIP PASS', lead: event.summary, submitText: register, note: privacy };
    case 'conference':
      return {
        title: (
          <>
            Register for the <em>{event.name}</em>
          </>
        ),
        lead: event.summary,
        submitText: register,
        note: privacy,
      };
  }
}

/** The options that the questions of a form offer. */
export function offerOf(form: FormName): Offer {
  if (form === 'vip') return { form };
  if (form === 'conference') {
    const sessions = getEvent(form).sessions.map((session) => ({
      value: session.slug,
      label: `${session.label}: ${sessionText(session)}`,
    }));
    return { form, sessions };
  }
  const centres = getCentres().map(({ name }) => name);
  return { form, universities: getUniversityChoices(), centres, other: otherUniversity };
}
