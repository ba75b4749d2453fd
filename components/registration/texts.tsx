import type { ReactNode } from 'react';
import { getCentres } from '@/lib/shared/content/centres';
import { eventTitle } from '@/lib/server/content/event-dates';
import { getEvent, isOver, type SiteEvent } from '@/lib/shared/content/events';
import { getUniversityChoices } from '@/lib/shared/registration/schema';
import { now } from '@/lib/shared/util/time';
import type { FormName } from '@/lib/shared/registration/fields';
import { sessionText } from '@/lib/server/registration/wire';
import type { Offer } from './questions';

type PageTexts = { title: ReactNode; lead: string; submitText: string };

/** Texts that differ between the three pages. */
export function pageTextsOf(form: FormName, event: SiteEvent): PageTexts {
  const name = eventTitle(event);
  const isPast = isOver(event, now());
  const submitText = `Register for ${name}`;
  switch (form) {
    case 'visitor':
      return {
        title: (
          <>
            Register for <em>{name}</em>
          </>
        ),
        lead: isPast
          ? `${event.summary} A pass from this form is for that day.`
          : `${event.summary} Fill in the form and get your pass straight away, with your photo and QR code.`,
        submitText: 'Register',
      };
    case 'vip':
      return { title: 'VIP PASS', lead: event.summary, submitText };
    case 'conference':
      return {
        title: (
          <>
            Register for the <em>{event.name}</em>
          </>
        ),
        lead: isPast ? `${event.summary} A pass from this form is for that day.` : event.summary,
        submitText,
      };
  }
}

/** Options of a form's questions. */
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
  return { form, universities: getUniversityChoices(), centres };
}
