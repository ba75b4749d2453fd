import { eventTitle, pastSentence } from '../content/event-dates.ts';
import { isOver, type SiteEvent } from '../../shared/content/events.ts';
import { getSite } from '../../shared/content/site.ts';
import { colours } from '../../shared/util/colours.ts';
import { breakLinks } from '../../shared/util/text.ts';
import { formatWeekday, now } from '../../shared/util/time.ts';
import { printableText } from '../../shared/pass/fit-text.ts';
import { eventOf, type PassPerson, passTextOf, sessionOf } from './pass-text.ts';

/**
 * Escapes every value from a visitor or an editor before it is put into the HTML body.
 */
const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

// Email clients ignore style sheets and custom properties, so styles are inline.
const font = `font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:${colours.text}`;
const styles = {
  page: `margin:0;padding:24px 12px;background:${colours.paper};${font}`,
  card: `max-width:560px;margin:0 auto;background:${colours.white};border-radius:14px;overflow:hidden`,
  head: `padding:28px 32px;background:${colours.ink};border-bottom:8px solid ${colours.signal};color:${colours.white}`,
  event: `margin:0;font-size:26px;line-height:1.15;font-weight:800;color:${colours.white}`,
  kind: `margin:0 0 6px;font-size:14px;font-weight:700;color:${colours.signal}`,
  body: 'padding:28px 32px;font-size:16px;line-height:1.55',
  term: `padding:6px 16px 6px 0;vertical-align:top;color:${colours.muted};white-space:nowrap`,
  fact: 'padding:6px 0;vertical-align:top;font-weight:700',
  link: `display:inline-block;padding:13px 24px;border-radius:999px;background:${colours.signal};color:${colours.ink};font-weight:700;text-decoration:none`,
  foot: `padding:20px 32px;border-top:1px solid ${colours.line};font-size:14px;line-height:1.5;color:${colours.muted}`,
} as const;

/** For a session that content no longer has. */
const toBeAnnounced = 'To be announced';

type Fact = readonly [term: string, fact: string];

const placeOf = ({ venue }: SiteEvent) => [venue.name, venue.address, venue.city].join(', ');

/**
 * Visitor: date and venue. Conference: session, moderator, panelists, date and location (docs/product/registration.md#e12).
 */
function factsOf(person: PassPerson, event: SiteEvent): Fact[] {
  const passText = passTextOf(person);
  const date: Fact = ['Date', formatWeekday(new Date(event.starts))];
  if (person.form !== 'conference') return [date, ['Venue', placeOf(event)]];
  const speakers = sessionOf(person);
  const session = [passText.session, passText.sessionTitle].filter(Boolean).join(': ');
  const facts: Fact[] = [
    ['Session', session],
    ['Time', passText.sessionTime],
    ['Moderator', speakers?.moderator ?? toBeAnnounced],
    ['Panelists', speakers?.panelists.join(', ') ?? toBeAnnounced],
    date,
    ['Location', placeOf(event)],
  ];
  return facts.filter(([, fact]) => fact !== '');
}

const factRow = ([term, fact]: Fact) =>
  `<tr><td style="${styles.term}">${escapeHtml(term)}</td><td style="${styles.fact}">${escapeHtml(fact)}</td></tr>`;

/** Constant for each form, so that headers contain no visitor input. */
function subjectOf(event: SiteEvent): string {
  const name = eventTitle(event);
  return event.slug === 'conference' ? `Registration confirmation: ${name}` : `Your pass for ${name}`;
}

/**
 * Subject and HTML body of the pass email. `passUrl` is the absolute URL of the pass page, also shown as text for clients
 * that remove links. The salutation uses the first name only.
 */
export function passEmail(person: PassPerson, passUrl: string): { subject: string; body: string } {
  const event = eventOf(person);
  const site = getSite();
  const name = escapeHtml(breakLinks(printableText(person.firstName)));
  const url = escapeHtml(passUrl);
  const attached =
    person.form === 'conference'
      ? 'Your conference pass is attached.'
      : 'Your entry pass and a poster with your name are attached.';
  const isPast = isOver(event, now());
  const use = isPast ? pastSentence(event) : 'Show its QR code at the entrance, on your phone or on paper.';
  const body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(subjectOf(event))}</title></head>
<body style="${styles.page}">
<div style="${styles.card}">
<div style="${styles.head}">
<p style="${styles.kind}">You are registered</p>
<h1 style="${styles.event}">${escapeHtml(eventTitle(event))}</h1>
</div>
<div style="${styles.body}">
<p style="margin:0 0 16px">Dear <bdi>${name}</bdi>,</p>
<p style="margin:0 0 16px">Your registration is confirmed. ${attached} ${escapeHtml(use)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">${factsOf(person, event).map(factRow).join('')}</table>
<p style="margin:0 0 20px"><a href="${url}" style="${styles.link}">Open my pass</a></p>
<p style="margin:0;font-size:14px;color:${colours.muted}">Or copy this link into your browser:<br>${url}</p>
</div>
<div style="${styles.foot}">
<p style="margin:0 0 8px">This link and QR code are only for you. Please do not share them.</p>
<p style="margin:0">${escapeHtml(site.name)} · ${escapeHtml(site.helpline)} · ${escapeHtml(site.eventsEmail)}</p>
</div>
</div>
</body>
</html>`;
  return { subject: subjectOf(event), body };
}
