import { LinkifyIt } from 'linkify-it';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { QuickWays } from '@/components/enquiry/QuickWays';
import { AskInstead } from '@/components/search/AskInstead';
import { enquiryMessage, normaliseEnquiry } from '@/lib/shared/enquiry/fields';
import { breakLinks, cleanText } from '@/lib/shared/util/text';
import { passEmail } from '@/lib/server/pass/email';
import { calendarLinks, calendarOf, inviteByWhatsapp } from '@/lib/server/registration/offers';
import { normaliseFields } from '@/lib/shared/registration/schema';
import { toPerson } from '@/lib/server/registration/registration';

// Visitors' texts end up in emails, chats and calendars, whose programs turn addresses into links.

const endings =
  'com net org info biz io co me ly tv cc pk in us uk de ru cn to gd app dev xyz top site online shop store click link win club live vip'.split(
    ' ',
  );
const hostile = [
  ...endings.flatMap((ending) => [`win.${ending}`, `Free at WIN.${ending.toUpperCase()}/prize`]),
  ...['http', 'https', 'HTTP', 'ftp', 'ws', 'tg', 'intent', 'whatsapp'].map(
    (scheme) => `${scheme}://win.com`,
  ),
  ...['mailto:', 'tel:', 'sms:', 'javascript:', 'data:text/html,', 'magnet:?xt='].map(
    (scheme) => `${scheme}a@win.com`,
  ),
  ...[
    'www.win.com',
    'WWW.WIN.PK',
    'www.win',
    '//win.com/x',
    '\\\\win.com\\x',
    'win.com:8080',
    'a.b.c.win.com?x=1#y',
  ],
  ...['you@win.com', 'you+x@mail.win.pk', 'ali@win', '@win.com', '192.168.1.1', 'http://2130706433/'],
  ...[
    'xn--e1afmkfd.xn--p1ai',
    'пример.рф',
    'مثال.إختبار',

    'उदाहरण.भारत',
    '例え.テスト',
    'bücher.de',
    'ẉin.ⅽom',
  ],
  ...[
    'win．com',
    'win。com',
    'win｡com',
    'win․com',
    'win﹒com',
    'ｗｗｗ．ｗｉｎ．ｃｏｍ',
    'ｈｔｔｐ：／／win.com',
    'ｙｏｕ＠win.com',
  ],
  ...[
    '\u202Emoc.niw',
    'win.\u202Acom\u202C',
    'win\u200E.com',
    '\u2066win.com\u2069',
    'win.\u200Bcom',
    'win.\u200Ccom',
  ],
  ...[
    'win\u2060.com',
    'w\u00ADin.com',
    'win.\uFEFFcom',
    'win.c\u034Fom',
    'goo\u200Cgle.com',
    'win.com\u200D.pk',
  ],
  ...[
    '0900 1234567',
    '+92 900 123-4567',
    '۰۹۰۰ ۱۲۳۴۵۶۷',
    '０９００１２３４５６７',
    'Call 111.222.333',
    '(900)1234567',
  ],
];

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds(
  [...endings, 'рф', 'xn--p1ai', 'إختبار', 'भारत', 'テスト'],
  true,
);
/** Stricter than any program: two labels around a dot, a scheme, an at sign before a letter, five digits in a row. */
const address =
  /[\p{L}\p{N}][.\u3002\uFF61][\p{L}\p{M}\p{N}]{2}|\p{L}:[\p{L}\p{N}/+?]|\/[/\p{L}]|@[\p{L}\p{N}]|(?:\p{Nd}[ ().-]*){5}/u;

/** Parts of a text that programs would turn into links, in any width. */
function linksIn(text: string): string[] {
  const found = [text, text.normalize('NFKC')].flatMap((read) => [
    ...(linkify.match(read) ?? []).map(({ url }) => url),
    ...(address.exec(read) ?? []),
  ]);
  return found;
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
    normaliseFields('visitor', { ...registration, firstName: text, lastName: text, organization: text }),
  );
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
const parameter = (href: string, name: string) => new URL(href).searchParams.get(name) ?? '';

/** The message of the WhatsApp link that a component renders. */
function chatIn(element: ReactElement): string {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(element), 'text/html');
  return parameter(page.querySelector('a[href*="wa.me"]')?.getAttribute('href') ?? '', 'text');
}

/** Each output: what the receiving program reads for a typed text. */
const outputs: Readonly<Record<string, (text: string) => string>> = {
  'the email with the pass': (text) => textOf(passEmail(personWith(text), 'https://pass.test/t').body),
  'the enquiry in a chat': (text) =>
    parameter(
      `https://wa.me/1?text=${encodeURIComponent(enquiryMessage(normaliseEnquiry({ uname: text, others: text, topic: text })))}`,
      'text',
    ),
  'the question in a chat': (text) => chatIn(AskInstead({ className: '', query: text })),
  'the topic in a chat': (text) => chatIn(QuickWays({ topic: text, heading: 'h2' })),
  'the calendar file': (text) => calendarOf(personWith(text)),
  'the calendar links': (text) => Object.values(calendarLinks(personWith(text))).join(' '),
  'the invitation': (text) => inviteByWhatsapp(personWith(text)),
};

describe.each(Object.entries(outputs))('%s', (_, output) => {
  test(`${hostile.length} hostile texts do not become links`, () => {
    expect(hostile.length).toBeGreaterThan(100);
    const own = linksIn(output('Ali'));
    for (const text of hostile) expect([text, linksIn(output(text))]).toEqual([text, own]);
  });
});

test('negative control: unprocessed, each text becomes a link', () => {
  expect(hostile.filter((text) => linksIn(cleanText(text)).length === 0)).toEqual([]);
  expect(hostile.filter((text) => linkify.test(cleanText(text))).length).toBeGreaterThan(80);
});

test('negative control: a zero-width space is dropped by URL parsers, the joiner is not', () => {
  expect(new URL('http://win.\u200Bcom').host).toBe('win.com');
  expect(URL.canParse('http://win.\u200Ccom')).toBe(false);
});

test.each(['Ali Raza', "O'Neil", 'محمد علی', 'Engr. Bilal Jr.', 'Sam 👨‍👩‍👧', '10Pearls'])(
  '%s looks unchanged and is found by a search',
  (text) => expect(breakLinks(text).replaceAll('\u200C', '')).toBe(text),
);
