import type { EventForm } from '../../shared/content/events.ts';
import { getSite } from '../../shared/content/site.ts';
import { printableText } from '../../shared/pass/fit-text.ts';
import type { PassPerson } from '../../shared/pass/person.ts';
import { colours } from '../../shared/util/colours.ts';
import { breakLinks } from '../../shared/util/text.ts';
import { formatWeekday } from '../../shared/util/time.ts';
import { eventTitle, pastSentence } from '../catalogue/events/event-texts.ts';
import { eventOfPass, passTextOf, sessionOfPass } from '../drawing/pass-text.ts';

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

// Inline styles in tables with padding on the cells: many clients ignore style sheets, and Outlook for Windows ignores
// padding and widths of other elements.
const fontStyle = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const styles = {
  page: `margin:0;padding:0;background-color:${colours.paper}`,
  around: `padding:24px 12px;background-color:${colours.paper}`,
  card: `width:100%;max-width:560px;background-color:${colours.white}`,
  head: `padding:28px 24px;background-color:${colours.ink};border-bottom:8px solid ${colours.signal};${fontStyle}`,
  kind: `margin:0 0 6px;font-size:14px;font-weight:bold;color:${colours.signal}`,
  event: `margin:0;font-size:26px;line-height:30px;font-weight:bold;color:${colours.white}`,
  body: `padding:28px 24px;font-size:16px;line-height:25px;color:${colours.text};${fontStyle}`,
  term: `padding:6px 16px 6px 0;vertical-align:top;color:${colours.muted};font-size:16px;line-height:25px;${fontStyle}`,
  detail: `padding:6px 0;vertical-align:top;font-weight:bold;color:${colours.text};font-size:16px;line-height:25px;${fontStyle}`,
  button: `padding:13px 24px;border-radius:24px;background-color:${colours.signal};font-size:16px;line-height:20px;${fontStyle}`,
  link: `font-weight:bold;color:${colours.ink};text-decoration:none`,
  address: `margin:0;font-size:13px;line-height:20px;color:${colours.muted};word-break:break-all`,
  foot: `padding:20px 24px;border-top:1px solid ${colours.line};font-size:14px;line-height:21px;color:${colours.muted};${fontStyle}`,
} as const;

const layoutTable = (rows: string, attributes = '') =>
  `<table role="presentation" border="0" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`;
const tableRow = (style: string, content: string) => `<tr><td style="${style}">${content}</td></tr>`;

/** The moderator and panelists of a session that the content no longer has. */
const toBeAnnounced = 'To be announced';

type Detail = readonly [term: string, text: string];

const venueAndAddress = ({ venue }: EventForm) => [venue.name, venue.address, venue.city].join(', ');

/** The details that docs/product/registration.md#e12 lists, and the time of a session. */
function emailDetails(person: PassPerson, event: EventForm): Detail[] {
  const passText = passTextOf(person);
  const date: Detail = ['Date', formatWeekday(event.starts)];
  if (person.form !== 'conference') return [date, ['Venue', venueAndAddress(event)]];
  const chosenSession = sessionOfPass(person);
  const sessionAndTitle = [passText.session, passText.sessionTitle].filter(Boolean).join(': ');
  const details: Detail[] = [
    ['Session', sessionAndTitle],
    ['Time', passText.sessionTime],
    ['Moderator', chosenSession?.moderator ?? toBeAnnounced],
    ['Panelists', chosenSession?.panelists.join(', ') ?? toBeAnnounced],
    date,
    ['Location', venueAndAddress(event)],
  ];
  return details.filter(([, text]) => text !== '');
}

const detailRow = ([term, text]: Detail) =>
  `<tr><td style="${styles.term}">${escapeHtml(term)}</td><td style="${styles.detail}">${escapeHtml(text)}</td></tr>`;

/** The subject contains no input of a visitor, because it is a header. */
function subjectOf(event: EventForm): string {
  const name = eventTitle(event);
  return event.slug === 'conference' ? `Registration confirmation: ${name}` : `Your pass for ${name}`;
}

/** Subject and HTML `body` of the pass email. `passUrl` is the absolute URL of the pass page. */
export function passEmail(person: PassPerson, passUrl: string): { subject: string; body: string } {
  const event = eventOfPass(person);
  const site = getSite();
  const name = escapeHtml(breakLinks(printableText(person.firstName)));
  const url = escapeHtml(passUrl);
  const attachmentSentence =
    person.form === 'conference'
      ? 'Your conference pass is attached.'
      : 'Your entry pass and a poster with your name are attached.';
  const useSentence = pastSentence(event) || 'Show its QR code at the entrance, on your phone or on paper.';
  // Yahoo does not know word-break, and Gmail on iPhones does not know wbr, so the address has both.
  const breakableUrl = url.replace(/[^/]{12}/g, '$&<wbr>');
  const card = layoutTable(
    [
      tableRow(
        styles.head,
        `<p style="${styles.kind}">You are registered</p><h1 style="${styles.event}">${escapeHtml(eventTitle(event))}</h1>`,
      ),
      tableRow(
        styles.body,
        `<p style="margin:0 0 16px">Dear <bdi>${name}</bdi>,</p>
<p style="margin:0 0 16px">Your registration is confirmed. ${attachmentSentence} ${escapeHtml(useSentence)}</p>
${layoutTable(emailDetails(person, event).map(detailRow).join(''))}
<p style="margin:0;font-size:14px">&nbsp;</p>
${layoutTable(tableRow(styles.button, `<a href="${url}" style="${styles.link}">Open my pass</a>`))}
<p style="margin:0;font-size:14px">&nbsp;</p>
<p style="${styles.address}">Or copy this link into your browser:<br>${breakableUrl}</p>`,
      ),
      tableRow(
        styles.foot,
        `<p style="margin:0 0 8px">This link and QR code are only for you. Please do not share them.</p>
<p style="margin:0">${escapeHtml(site.name)} · ${escapeHtml(site.helpline)} · <a href="mailto:${escapeHtml(site.eventsEmail)}" style="color:${colours.muted}">Email our events team</a></p>`,
      ),
    ].join('\n'),
    `align="center" width="560" style="${styles.card}"`,
  );
  const body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(subjectOf(event))}</title></head>
<body style="${styles.page}">
${layoutTable(tableRow(styles.around, card), 'width="100%"')}
</body>
</html>`;
  return { subject: subjectOf(event), body };
}
