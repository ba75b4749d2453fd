/** @jest-environment jsdom */
import { LinkifyIt } from 'linkify-it';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Contacts } from '@/components/enquiry/PanelParts';
import { AskInstead } from '@/components/search/Matches';
import { passEmail } from '@/lib/server/registration/email';
import { calendarLinks, calendarTextOf, whatsappInviteLink } from '@/lib/server/registration/pass-links';
import { enquiryMessage, normaliseEnquiry } from '@/lib/shared/enquiry/fields';
import { toPerson } from '@/lib/shared/pass/person';
import { normaliseRegistration } from '@/lib/shared/registration/schema';
import { breakLinks, cleanText } from '@/lib/shared/util/text';

const hostileTexts = [
  'win.com',
  'Free at WIN.PK/prize',
  'https://win.com',
  'HTTP://win.com',
  'whatsapp://win.com',
  'mailto:a@win.com',
  'tel:a@win.com',
  'javascript:a@win.com',
  'www.win.com',
  '//win.com/x',
  'win.com:8080',
  'you@win.com',
  '192.168.1.1',
  'xn--e1afmkfd.xn--p1ai',
  'пример.рф',
  'مثال.إختبار',
  'bücher.de',
  'win．com',
  'win。com',
  'win․com',
  'ｈｔｔｐ：／／win.com',
  'ｙｏｕ＠win.com',
  'win\u200E.com',
  'win.\u200Bcom',
  'win.\u200Ccom',
  'w\u00ADin.com',
  'goo\u200Cgle.com',
  '0900 1234567',
  '۰۹۰۰ ۱۲۳۴۵۶۷',
  'Call 111.222.333',
];

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds(
  ['com', 'pk', 'de', 'рф', 'xn--p1ai', 'إختبار'],
  true,
);
/** Finds more than linkify: two labels around a dot, a scheme, a slash, an at sign, five digits in a row. */
const linkPattern =
  /[\p{L}\p{N}][.\u3002\uFF61][\p{L}\p{M}\p{N}]{2}|\p{L}:[\p{L}\p{N}/+?]|\/[/\p{L}]|@[\p{L}\p{N}]|(?:\p{Nd}[ ().-]*){5}/u;

function linksIn(text: string): string[] {
  const foundLinks = [text, text.normalize('NFKC')].flatMap((readableText) => [
    ...(linkify.match(readableText) ?? []).map(({ url }) => url),
    ...(linkPattern.exec(readableText) ?? []),
  ]);
  return foundLinks;
}

const registration = {
  email: 'ali@example.com',
  phone: '0300 1234567',
  userType: 'Professional',
  organization: 'Northwind',
  designation: 'Analyst',
};
const personWith = (text: string) =>
  toPerson(
    'visitor',
    normaliseRegistration('visitor', {
      ...registration,
      firstName: text,
      lastName: text,
      organization: text,
    }),
  );
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
const parameterOf = (href: string, name: string) => new URL(href).searchParams.get(name) ?? '';

function chatIn(element: ReactElement): string {
  const parsedPage = new DOMParser().parseFromString(renderToStaticMarkup(element), 'text/html');
  return parameterOf(parsedPage.querySelector('a[href*="wa.me"]')?.getAttribute('href') ?? '', 'text');
}

const renderOutput: Readonly<Record<string, (text: string) => string>> = {
  'the email with the pass': (text) => textOf(passEmail(personWith(text), 'https://pass.test/t').body),
  'the enquiry in a chat': (text) =>
    parameterOf(
      `https://wa.me/1?text=${encodeURIComponent(enquiryMessage(normaliseEnquiry({ uname: text, others: text, topic: text })))}`,
      'text',
    ),
  'the question in a chat': (text) => chatIn(AskInstead({ query: text })),
  'the topic in a chat': (text) => chatIn(Contacts({ topic: text, phoneVariant: 'outline', hours: null })),
  'the calendar file': (text) => calendarTextOf(personWith(text)),
  'the calendar links': (text) => Object.values(calendarLinks(personWith(text))).join(' '),
  'the invitation': (text) => whatsappInviteLink(personWith(text)),
};

describe.each(Object.entries(renderOutput))('%s', (_, output) => {
  test(`${hostileTexts.length} hostile texts do not become links`, () => {
    const linksOfPlainName = linksIn(output('Ali'));
    for (const text of hostileTexts) expect([text, linksIn(output(text))]).toEqual([text, linksOfPlainName]);
  });
});

test('negative control: unprocessed, each text becomes a link', () => {
  expect(hostileTexts.filter((text) => linksIn(cleanText(text)).length === 0)).toEqual([]);
  expect(hostileTexts.filter((text) => linkify.test(cleanText(text))).length).toBeGreaterThan(15);
});

test('negative control: a zero-width space is dropped by URL parsers, the joiner is not', () => {
  expect(new URL('http://win.\u200Bcom').host).toBe('win.com');
  expect(URL.canParse('http://win.\u200Ccom')).toBe(false);
});

test.each(['Ali Raza', "O'Neil", 'محمد علی', 'Engr. Bilal Jr.', 'Sam 👨‍👩‍👧', '10Pearls'])(
  '%s is unchanged but for the joiners, which are invisible',
  (text) => expect(breakLinks(text).replaceAll('\u200C', '')).toBe(text),
);
