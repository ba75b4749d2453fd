import type { ReactNode } from 'react';
import { crumbsOf } from '@/lib/content/crumbs';
import { eventDate, eventTitle, tookPlace } from '@/lib/content/event-dates';
import { getEvent, isAhead, isOver, type SiteEvent } from '@/lib/content/events';
import { isFrozen, now } from '@/lib/foundation/time';
import { getSite } from '@/lib/content/site';
import type { Flash } from '@/lib/forms/flash-state';
import { closedSentence } from '@/lib/registration/closed';
import { answerWithin } from '@/lib/registration/messages';
import { inPageOrder, type FormName } from '@/lib/registration/fields';
import { Closed } from './Closed';
import type { Ending } from './EndingNote';
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
  /** Above the form: a day that is past. */
  notice?: ReactNode;
  /** With the result of a registration: what fits beside it. */
  next?: ReactNode;
  /** Below the form. */
  more?: ReactNode;
  /** Whether the message replaces the form because nothing is left to fill in. */
  done?: boolean;
};

/** What an open page says once its event is over; nothing when it is over already, or the clock is frozen. */
const endingOf = (event: SiteEvent): Ending | undefined =>
  isOver(event, now()) || isFrozen() ? undefined : { at: Date.parse(event.ends), sentence: tookPlace(event) };

/** The pass preview, or for VIP the steps of an application. */
function Aside({ form }: Pick<RegistrationPageProps, 'form'>) {
  if (form === 'vip')
    return <WhatNext eventsEmail={getSite().eventsEmail} answer={answerWithin(getEvent('vip'))} />;
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
export function RegistrationPage({
  form,
  flash,
  message,
  notice,
  next,
  more,
  done = false,
}: RegistrationPageProps) {
  const event = getEvent(form);
  const closed = closedSentence(form);
  const { title, lead, submitText } = textsOf(form, event);
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
      {!done && notice}
      {closed !== undefined && !done && (
        <Closed event={event} sentence={closed} isAhead={isAhead(event, now())} />
      )}
      {closed === undefined && !done && (
        <RegistrationForm
          offer={offerOf(form)}
          edition={event.edition}
          ending={endingOf(event)}
          next={next}
          label={messages.registerFor(eventTitle(event))}
          submitText={submitText}
          aside={<Aside form={form} />}
          {...(flash && {
            values: flash.values,
            errors: inPageOrder(form, flash.errors),
            idempotencyKey: flash.idempotencyKey,
            keptPhoto: flash.uploadDraft,
          })}
        />
      )}
      {more}
    </EventFront>
  );
}
