import type { ReactNode } from 'react';
import { TileShape } from '@/components/art/Tiles';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { ButtonLink } from '@/components/ui/Button';
import grounds from '@/components/ui/Ground.module.css';
import { Notice } from '@/components/ui/Notice';
import { PageFront } from '@/components/ui/PageFront';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { unbroken } from '@/components/ui/unbroken';
import { words } from '@/content/pages/registration';
import {
  closedSentence,
  eventDate,
  eventTitle,
  overButOpenSentence,
  sessionText,
  wasOn,
} from '@/lib/server/catalogue/events/event-texts';
import { headOfficeEnquiryHref } from '@/lib/server/catalogue/head-office-enquiry';
import { layouts } from '@/lib/server/drawing/layouts';
import { passTextOf } from '@/lib/server/drawing/pass-text';
import type { FlashState } from '@/lib/server/forms/flash';
import { getCentres } from '@/lib/shared/content/centres';
import {
  eventBefore,
  getEventForm,
  isOver,
  eventPhase,
  takesRegistrations,
  type EventForm,
} from '@/lib/shared/content/events';
import { getSite } from '@/lib/shared/content/site';
import { sortErrors, type FormName } from '@/lib/shared/registration/fields';
import { replyTimeSentence } from '@/lib/shared/registration/messages';
import type { RegistrationReply } from '@/lib/shared/registration/replies';
import { getUniversityChoices } from '@/lib/shared/registration/schema';
import { now } from '@/lib/shared/util/time';
import { PassBackground } from './PassBackground';
import { PassPreview } from './PassPreview';
import { RegistrationForm } from './RegistrationForm';
import styles from './RegistrationPage.module.css';
import { ReplyView, VipSteps } from './ReplyView';
import type { FormChoices } from './questions';

type RegistrationPageProps = {
  form: FormName;
  flash?: FlashState | undefined;
  /** Outcome of the last post without JavaScript, shown above the form. */
  reply?: RegistrationReply | undefined;
  /** True if the reply replaces the form because nothing is left to fill in. */
  hidesForm?: boolean;
  afterResult?: ReactNode;
  more?: ReactNode;
};

export function RegistrationPage({
  form,
  flash,
  reply,
  hidesForm = false,
  afterResult,
  more,
}: RegistrationPageProps) {
  const event = getEventForm(form);
  const isOpen = takesRegistrations(event, now());
  const showsForm = isOpen && !hidesForm;
  const nextEventUrl = headOfficeEnquiryHref('next-event');
  const previousEvent = eventBefore(event);
  const pastText = overButOpenSentence(event) || (previousEvent && wasOn(previousEvent));
  const title = {
    visitor: `Register for ${eventTitle(event)}`,
    vip: words.vipTitle,
    conference: words.conferenceTitle,
  }[form];
  const isSuccess = reply?.kind === 'registered' || reply?.kind === 'already';
  return (
    // The specification does not give the VIP page the layout of inner pages.
    <div className={styles.page} data-layout={form === 'vip' ? undefined : 'inner'}>
      <Breadcrumbs path={event.path} />
      {!isSuccess && (
        <PageFront
          title={title}
          {...(!flash && !reply && { art: form === 'visitor' ? 'vision' : `vision-${form}` })}
          above={
            <span className="row gap-2">
              <TileShape kind="petal" className={styles.logo} />
              {eventTitle(event)}
            </span>
          }
          below={<DateAndVenue event={event} />}
        />
      )}
      {reply && (
        <Section>
          <ReplyView reply={reply} email={flash?.greeting} nextEventUrl={nextEventUrl}>
            {reply.kind === 'registered' && afterResult}
          </ReplyView>
        </Section>
      )}
      {!isOpen && !hidesForm && <ClosedNote event={event} />}
      {showsForm && (
        <RegistrationForm
          choices={choicesOf(form)}
          edition={event.edition}
          intro={
            <>
              {pastText && <p className={cx('muted', styles.pastNote)}>{unbroken(pastText)}</p>}
              <p className={styles.summary}>{event.summary}</p>
            </>
          }
          nextEventUrl={nextEventUrl}
          afterResult={afterResult}
          label={`Register for ${eventTitle(event)}`}
          aside={<Aside form={form} />}
          flash={flash && { ...flash, errors: sortErrors(form, flash.errors) }}
        />
      )}
      {more}
    </div>
  );
}

function DateAndVenue({ event }: { event: EventForm }) {
  const { weekday, day, month, hours, iso, full } = eventDate(event);
  return (
    <div className={cx('row gap-4', styles.when)}>
      <time dateTime={iso} className={cx('stack small strong', grounds.signal, styles.date)}>
        <span className="visuallyHidden">{full}</span>
        {[day, ...month.split(' ')].map((part) => (
          <span key={part} aria-hidden="true">
            {part}
          </span>
        ))}
      </time>
      <div>
        <p>{`${weekday}, ${hours}`}</p>
        <p>
          {`${event.venue.name}, `}
          <span className={styles.address}>{`${event.venue.address}, `}</span>
          {event.venue.city}
        </p>
      </div>
    </div>
  );
}

function choicesOf(form: FormName): FormChoices {
  const sessions = getEventForm(form).sessions.map((session) => ({
    value: session.slug,
    label: `${session.label}: ${sessionText(session)}`,
  }));
  if (form !== 'visitor') return { form, sessions };
  return { form, universities: getUniversityChoices(), centres: getCentres().map(({ name }) => name) };
}

function Aside({ form }: { form: FormName }) {
  const event = getEventForm(form);
  if (form === 'vip') {
    const replyTime = isOver(event, now()) ? undefined : replyTimeSentence(event);
    return <VipSteps eventsEmail={getSite().eventsEmail} replyTime={replyTime} />;
  }
  // The form's portrait image is the last of its layouts.
  const layout = layouts[form].at(-1)!;
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

function ClosedNote({ event }: { event: EventForm }) {
  // The team sends VIP passes, so the site cannot resend one.
  const isVip = event.slug === 'vip';
  return (
    <Section>
      <div className="stack gap-5">
        <Notice kind="info" title={closedSentence(event)}>
          <p>
            {eventDate(event).full}, {event.venue.name}, {event.venue.city}.
          </p>
        </Notice>
        {eventPhase(event, now()) !== 'ahead' && <p>{isVip ? words.closedVipText : words.closedText}</p>}
        <div className="cluster gap-3">
          {!isVip && <ButtonLink href="/pass">{words.resendLink}</ButtonLink>}
          <ButtonLink href={headOfficeEnquiryHref('next-event')} variant="outline">
            {words.nextEventLink}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
