import type { ReactNode } from 'react';
import columns from '@/components/ui/Columns.module.css';
import { Download } from '@/components/ui/Download';
import { ExternalLink } from '@/components/ui/ExternalLink';
import grounds from '@/components/ui/Ground.module.css';
import linkStyles from '@/components/ui/Link.module.css';
import { FactList } from '@/components/ui/Lists';
import { SavePictureHint } from '@/components/ui/Notice';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { eventDate } from '@/lib/server/catalogue/events/event-texts';
import { words } from '@/lib/server/catalogue/page-words';
import { eventOfPass, passTextOf } from '@/lib/server/drawing/pass-text';
import {
  calendarFileName,
  calendarLinks,
  passImages,
  whatsappInviteLink,
} from '@/lib/server/registration/pass-links';
import { isOver } from '@/lib/shared/content/events';
import { getSite, whatsappLink } from '@/lib/shared/content/site';
import type { PassPerson } from '@/lib/shared/pass/person';
import { passFilePath } from '@/lib/shared/registration/replies';
import { clockMinutes, formatClock } from '@/lib/shared/util/hours';
import { capitalised } from '@/lib/shared/util/text';
import { now } from '@/lib/shared/util/time';
import { KeepPass } from './KeepPass';
import styles from './Pass.module.css';
import { QrCode } from './QrCode';
import { QrScreen } from './QrScreen';

type PassViewProps = { token: string; person: PassPerson; attendeeId: string };

export function PassView({ token, person, attendeeId }: PassViewProps) {
  const { name, kind } = passTextOf(person);
  const images = passImages(person.form, token);
  const isPast = isOver(eventOfPass(person), now());
  const { google, outlook } = calendarLinks(person);
  const eventLinks = [
    ['Add to Google Calendar', google],
    ['Add to Outlook', outlook],
    ['Invite others on WhatsApp', whatsappInviteLink(person)],
  ] as const;
  return (
    <Section className={styles.section ?? ''}>
      <div className={cx(columns.from960, styles.columns)}>
        <div className={cx('stack gap-5', columns.sticky, styles.entrance)}>
          <div className={cx('stack gap-3 surface', styles.card)}>
            <QrCode attendeeId={attendeeId} className={styles.code} />
            <p className={styles.name} dir="auto" translate="no">
              {name}
            </p>
            <p className="small muted" translate="no">
              {attendeeId}
            </p>
            <QrScreen name={name} kind={kind}>
              <QrCode attendeeId={attendeeId} />
            </QrScreen>
            <p className={cx('small muted', styles.hint)}>
              {isPast
                ? 'This QR code is only for you. Do not share it online.'
                : 'This QR code is only for you. Show it at the entrance and do not share it online.'}
            </p>
          </div>
          {!isPast && <AtTheEntrance person={person} />}
          {!isPast && (
            <ul className={cx('stack', linkStyles.quietLinks, styles.actions)}>
              <li>
                <a href={passFilePath(token, calendarFileName)} download={calendarFileName}>
                  Add to my calendar (.ics)
                </a>
              </li>
              {eventLinks.map(([label, href]) => (
                <li key={href}>
                  <ExternalLink href={href}>{label}</ExternalLink>
                </li>
              ))}
            </ul>
          )}
          <KeepPass imageUrls={images.map(({ url }) => url)} />
        </div>
        <div className={cx('gap-5', columns.from600, styles.images)}>
          <OnTheDay person={person} />
          {images.map((image, index) => (
            <figure key={image.name} className={cx('stack gap-2', image.width > image.height && styles.wide)}>
              <img
                src={image.url}
                width={image.width}
                height={image.height}
                alt={`${image.label} of ${name}`}
                loading={index === 0 ? 'eager' : 'lazy'}
                decoding="async"
              />
              <Download file={image} variant={index === 0 ? 'primary' : 'outline'} />
              <figcaption>
                <SavePictureHint />
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}

const factValue = (main: string, detail?: ReactNode) => (
  <>
    <strong>{main}</strong>
    <br />
    {detail}
  </>
);

function AtTheEntrance({ person }: { person: PassPerson }) {
  const { gate, lastEntry, bring } = eventOfPass(person);
  const bringTexts = [words.pass.bringPassText, ...bring.map((item) => `${capitalised(item)}.`)];
  const entryTime = `${words.pass.lastEntry} ${formatClock(clockMinutes(lastEntry) ?? 0)}`;
  const facts = [
    { label: words.pass.entrance, value: factValue(gate, entryTime) },
    { label: words.pass.bring, value: factValue(words.pass.bringPass, bringTexts.join(' ')) },
  ];
  return <FactList facts={facts} className={cx(grounds.sky, grounds.panel, styles.facts)} />;
}

function OnTheDay({ person }: { person: PassPerson }) {
  const event = eventOfPass(person);
  const { full, hours } = eventDate(event);
  const { session, sessionTime, sessionTitle } = passTextOf(person);
  const { venue } = event;
  const mapQuery = new URLSearchParams({ api: '1', query: `${venue.name}, ${venue.address}, ${venue.city}` });

  const facts = [
    { label: words.pass.when, value: factValue(full, sessionTime || hours) },
    { label: words.pass.session, value: session && factValue(session, sessionTitle) },
    {
      label: words.pass.where,
      value: factValue(
        venue.name,
        <>
          {`${venue.address}, ${venue.city}`}
          <br />
          <ExternalLink href={`https://www.google.com/maps/search/?${mapQuery.toString()}`}>
            {words.pass.mapLink}
          </ExternalLink>
        </>,
      ),
    },
    {
      label: words.pass.questions,
      value: (
        <>
          <a href={`mailto:${getSite().eventsEmail}`}>Email our events team</a>
          <br />
          <ExternalLink href={whatsappLink()}>{words.pass.whatsapp}</ExternalLink>
        </>
      ),
    },
  ];
  return (
    <section className={cx('stack gap-4', grounds.sky, grounds.panel)} aria-labelledby="on-the-day">
      <h2 id="on-the-day" className="card-title">
        {words.pass.dayTitle}
      </h2>
      <FactList facts={facts} className={cx(styles.facts)} />
    </section>
  );
}
