import type { ReactNode } from 'react';
import {
  closedSentence,
  eventTitle,
  overButOpenSentence,
  pastSentence,
  wasOn,
} from '@/lib/server/content/event-dates';
import { eventBefore, getEvent, isOver, type SiteEvent } from '@/lib/shared/content/events';
import { isFrozen, now } from '@/lib/shared/util/time';
import { officeHref } from '@/lib/shared/content/office';
import { getSite } from '@/lib/shared/content/site';
import type { Flash } from '@/lib/server/forms/flash';
import { layouts, type Layout } from '@/lib/server/pass/layouts';
import { passTextOf } from '@/lib/server/pass/pass-text';
import { answerWithin } from '@/lib/shared/registration/messages';
import { inPageOrder, type FormName } from '@/lib/shared/registration/fields';
import { Closed } from './Outcome';
import type { Ending } from './SendingNotice';
import { EventHero } from './EventHero';
import { PassBackground } from './PassBackground';
import { PassPreview } from './PassPreview';
import { RegistrationForm } from './RegistrationForm';
import { WhatNext } from './Result';
import styles from './RegistrationForm.module.css';
import { offerOf, pageTextsOf } from './texts';

type RegistrationPageProps = {
  form: FormName;
  /** Flash state of the last post, without JavaScript. */
  flash?: Flash | undefined;
  /** Outcome of the last post without JavaScript; above the form, to be on the first screen. */
  message?: ReactNode;
  /** Shown with the result of a registration. */
  next?: ReactNode;
  /** Shown below the form. */
  more?: ReactNode;
  /** True if the message replaces the form because nothing is left to fill in. */
  done?: boolean;
};

/** Note for a page left open when its event ends; undefined if it is already over or the clock is frozen. */
const endingOf = (event: SiteEvent): Ending | undefined =>
  isOver(event, now()) || isFrozen()
    ? undefined
    : { at: Date.parse(event.ends), sentence: endSentence(event) };

/** Sentence for the moment of the end: whether the form stays open then depends on the content. */
const endSentence = (event: SiteEvent): string => {
  const end = new Date(event.ends);
  return overButOpenSentence(event, end) || pastSentence(event, end);
};

/** First sentence of an open form: its event is over, or the previous edition is. */
function pastOf(event: SiteEvent): string | undefined {
  const before = eventBefore(event);
  return overButOpenSentence(event) || (before && wasOn(before));
}

/** The pass preview, or for VIP the steps of an application. */
function Aside({ form }: Pick<RegistrationPageProps, 'form'>) {
  const event = getEvent(form);
  if (form === 'vip') {
    const answer = isOver(event, now()) ? undefined : answerWithin(event);
    return <WhatNext eventsEmail={getSite().eventsEmail} answer={answer} />;
  }
  // The form's portrait image is the last of its layouts.
  const layout: Layout = layouts[form].at(-1)!;
  const { width, height, photo, stacks } = layout;
  return (
    <PassPreview
      form={form}
      layout={{ width, height, photo, stacks }}
      background={<PassBackground layout={layout} />}
      texts={passTextOf({ form, edition: event.edition, firstName: '', lastName: '' })}
      sessions={event.sessions.map(({ slug, label, time, title }) => ({ slug, label, time, title }))}
    />
  );
}

/**
 * An event's registration page: header, then the form with the pass next to it, or a note that registration is closed.
 */
export function RegistrationPage({ form, flash, message, next, more, done = false }: RegistrationPageProps) {
  const event = getEvent(form);
  const closed = closedSentence(event);
  const { title, lead, submitText } = pageTextsOf(form, event);
  const isOpen = closed === undefined && !done;

  return (
    <EventHero
      event={event}
      title={title}
      lead={lead}
      past={isOpen ? pastOf(event) : undefined}
      compact={flash !== undefined || done || Boolean(message)}
    >
      {message && <div className={styles.registrationPageMessage}>{message}</div>}
      {closed !== undefined && !done && <Closed event={event} sentence={closed} />}
      {isOpen && (
        <RegistrationForm
          offer={offerOf(form)}
          edition={event.edition}
          ending={endingOf(event)}
          nextEvent={officeHref('next-event')}
          next={next}
          label={`Register for ${eventTitle(event)}`}
          submitText={submitText}
          aside={<Aside form={form} />}
          flash={flash && { ...flash, errors: inPageOrder(form, flash.errors) }}
        />
      )}
      {more}
    </EventHero>
  );
}
