import { PassPreview } from '@/components/registration/PassPreview/PassPreview';
import { crumbsOf } from '@/lib/content/crumbs';
import { eventDate, eventTitle } from '@/lib/content/event-dates';
import { getEvent, takesRegistrations } from '@/lib/content/events';
import { getSite } from '@/lib/content/site';
import type { FormName } from '@/lib/registration/fields';
import type { KeptAnswers } from '@/lib/registration/replies';
import { now } from '@/lib/time';
import { Closed } from '../Closed/Closed';
import { EventFront } from '../EventFront/EventFront';
import { RegistrationForm } from '../RegistrationForm/RegistrationForm';
import { TileBand } from '../TileBand';
import { WhatNext } from '../WhatNext/WhatNext';
import { offerOf, wordsOf } from './words';

export type RegistrationPageProps = {
  form: FormName;
  /** What the server sends back without JavaScript. */
  kept?: KeptAnswers | undefined;
};

/** One event's registration page: its front, then the form with the pass beside it, or word that it is closed. */
export function RegistrationPage({ form, kept }: RegistrationPageProps) {
  const event = getEvent(form);
  const at = now();
  const { title, lead, submitText, note } = wordsOf(form, event);
  const id = `${form}-registration`;
  const aside =
    form === 'vip' ? (
      <WhatNext eventsEmail={getSite().eventsEmail} />
    ) : (
      <PassPreview
        form={form}
        formId={id}
        band={<TileBand seed="aptech-vision-2025/8" cols={6} rows={3} />}
        eventName={eventTitle(event)}
        date={eventDate(event).full}
        venue={`${event.venue.name}, ${event.venue.city}`}
        {...(kept && { values: kept.values })}
      />
    );

  return (
    <EventFront
      event={event}
      title={title}
      lead={lead}
      {...(form !== 'vip' && { crumbs: crumbsOf(event.path) })}
    >
      {takesRegistrations(event, at) ? (
        <RegistrationForm
          offer={offerOf(form)}
          id={id}
          label={`Register for ${eventTitle(event)}`}
          submitText={submitText}
          note={note}
          aside={aside}
          {...(kept && { values: kept.values, errors: kept.errors, idempotencyKey: kept.key })}
        />
      ) : (
        <Closed event={event} at={at} />
      )}
    </EventFront>
  );
}
