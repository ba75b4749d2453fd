import type { ReactNode } from 'react';
import { crumbsOf } from '@/lib/content/crumbs';
import { eventDate, eventTitle } from '@/lib/content/event-dates';
import { getEvent } from '@/lib/content/events';
import { getSite } from '@/lib/content/site';
import type { Flash } from '@/lib/forms/flash-state';
import { closedSentence } from '@/lib/registration/closed';
import { inPageOrder, type FormName } from '@/lib/registration/fields';
import { Closed } from './Closed';
import { EventFront } from './EventFront';
import { messages } from './messages';
import { PassPreview } from './PassPreview';
import { RegistrationForm } from './RegistrationForm';
import { TileBand } from './TileBand';
import { WhatNext } from './WhatNext';
import styles from './RegistrationPage.module.css';
import { offerOf, textsOf } from './texts';

type RegistrationPageProps = {
  form: FormName;
  /** Flash state of the last attempt, without JavaScript. */
  flash?: Flash | undefined;
  /** Outcome of the last attempt, without JavaScript; above the form, so that it is on the first screen. */
  message?: ReactNode;
  /** Whether the message replaces the form because nothing is left to fill in. */
  done?: boolean;
};

/** The pass preview, or for VIP the steps of an application. */
function Aside({ form }: Pick<RegistrationPageProps, 'form'>) {
  if (form === 'vip') return <WhatNext eventsEmail={getSite().eventsEmail} />;
  const event = getEvent(form);
  return (
    <PassPreview
      form={form}
      band={<TileBand seed="aptech-vision-2025/8" cols={6} rows={3} />}
      eventName={eventTitle(event)}
      date={eventDate(event).full}
      venue={`${event.venue.name}, ${event.venue.city}`}
    />
  );
}

/** An event's registration page: header, then the form with the pass beside it, or a note that registration is closed. */
export function RegistrationPage({ form, flash, message, done = false }: RegistrationPageProps) {
  const event = getEvent(form);
  const closed = closedSentence(form);
  const { title, lead, submitText, note } = textsOf(form, event);
  const crumbs = form === 'vip' ? {} : { crumbs: crumbsOf(event.path) };

  return (
    <EventFront
      event={event}
      title={title}
      lead={lead}
      compact={flash !== undefined || done || Boolean(message)}
      {...crumbs}
    >
      {message && <div className={styles.message}>{message}</div>}
      {closed !== undefined && !done && <Closed event={event} sentence={closed} />}
      {closed === undefined && !done && (
        <RegistrationForm
          offer={offerOf(form)}
          label={messages.registerFor(eventTitle(event))}
          submitText={submitText}
          note={note}
          aside={<Aside form={form} />}
          {...(flash && {
            values: flash.values,
            errors: inPageOrder(form, flash.errors),
            idempotencyKey: flash.idempotencyKey,
            keptPhoto: flash.uploadDraft,
          })}
        />
      )}
    </EventFront>
  );
}
