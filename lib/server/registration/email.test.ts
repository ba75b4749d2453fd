/** @jest-environment jsdom */
import { caniemail } from 'caniemail';
import { contrastOf } from '../../../tests/support/contrast';
import { htmlErrors } from '../../../tests/support/html-errors';
import { getSite } from '../../shared/content/site';
import type { PassPerson } from '../../shared/pass/person';
import { setClock } from '../../shared/util/time';
import { passEmail } from './email';

const visitor: PassPerson = { form: 'visitor', firstName: 'Ali', lastName: 'Raza' };
const url = 'https://example.com/pass/0123456789abcdef0123456789abcdef';

function structureOf(body: string): string {
  const tree = new DOMParser().parseFromString(body, 'text/html');
  return [...tree.querySelectorAll('*')]
    .map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      return `${element.tagName} ${element.parentElement?.tagName ?? ''} ${attributes.join(' ')}`;
    })
    .join('\n');
}
const textOf = (body: string) =>
  new DOMParser().parseFromString(body, 'text/html').body.textContent.replace(/\s+/g, ' ');

const attackTags = ['img', 'svg', 'iframe', 'video', 'body', 'details', 'input', 'style', 'link', 'object'];
const attackVectors = [
  ...attackTags.map((tag) => `<${tag} src=x onerror=alert(1) onload=alert(1)>`),
  ...attackTags.map((tag) => `"><${tag}/onload=alert(1)//`),
  ...attackTags.map((tag) => `</bdi></p><${tag}>`),
  '<script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  '<!--',
  "' onmouseover='alert(1)",
  '" onmouseover="alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<math><mtext></mtext><mglyph><style></math><img src onerror=alert(1)>',
  '</td></tr></table></div></body></html>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];

test(`${attackVectors.length} attack vectors as a first name leave the body's markup unchanged`, () => {
  const expectedStructure = structureOf(passEmail(visitor, url).body);
  for (const firstName of attackVectors)
    expect(structureOf(passEmail({ ...visitor, firstName }, url).body)).toBe(expectedStructure);
});

test("negative control: an unescaped name changes the body's markup", () => {
  const { body } = passEmail(visitor, url);
  expect(structureOf(body.replace('Ali', '<img src=x onerror=alert(1)>'))).not.toBe(structureOf(body));
});

beforeEach(() => setClock(() => Date.parse('2025-10-01T12:00:00+05:00')));

test('a visitor is greeted by first name and told date and venue', () => {
  const { subject, body } = passEmail({ ...visitor, firstName: "D'Souza & Co" }, url);
  expect(subject).toBe('Your pass for Aptech Vision 2025');
  expect(textOf(body)).toContain("Dear D'Souza & Co,");
  expect(textOf(body)).not.toContain('Raza');
  expect(textOf(body)).toContain('Saturday 11 October 2025');
  expect(textOf(body)).toContain('Karachi');
  expect(body).toContain(`href="${url}"`);
  expect(textOf(body)).toContain(`Or copy this link into your browser:${url}`);
  expect(body).toContain(`<a href="mailto:${getSite().eventsEmail}"`);
});

test.each([
  ['visitor', 'Your entry pass and a poster with your name are attached.'],
  ['conference', 'Your conference pass is attached.'],
] as const)('a %s is told what is attached, how to use it and not to share it', (form, attached) => {
  const text = textOf(passEmail({ ...visitor, form }, url).body).replaceAll(/\s+/g, ' ');
  expect(text).toContain(
    `Your registration is confirmed. ${attached} Show its QR code at the entrance, on your phone or on paper.`,
  );
  expect(text).toContain(
    `are only for you. Please do not share them. ${getSite().name} · ${getSite().helpline} · Email our events team`,
  );
});

test.each([
  ['before', '2025-10-01T12:00:00+05:00'],
  ['after', '2026-11-23T12:00:00+05:00'],
])('%s the event the conference email names session, moderator, panelists, date and location', (_, at) => {
  setClock(() => Date.parse(at));
  const { subject, body } = passEmail(
    {
      ...visitor,
      form: 'conference',
      session: 'session-2',
    },
    url,
  );
  expect(subject).toBe('Registration confirmation: Aptech Vision Conference 2025');
  for (const expected of [
    'Session 2: The New Syntax of Innovation: Software Development in the Age of AI',
    '02:30 PM - 04:30 PM',
    'ModeratorOmar Sheikh',
    'PanelistsSara Javed, Imran Baig',
    'Saturday 11 October 2025',
    'LocationGrand Ballroom, Seaview Hotel, Club Road, Civil Lines, Karachi',
  ])
    expect(textOf(body)).toContain(expected);
});

test.each(['visitor', 'conference'] as const)(
  'after the event a %s is told that it is over while the form is open; nothing to bring and nobody "to be announced"',
  (form) => {
    setClock(() => Date.parse('2026-11-23T12:00:00+05:00'));
    const { body } = passEmail({ ...visitor, form, session: 'session-1' }, url);
    // The title of the session has an apostrophe.
    expect(body.includes('Pakistan&#39;s')).toBe(form === 'conference');
    const text = textOf(body);
    expect(text).toMatch(/ 2025 was on 11 October 2025\./);
    expect(text).toContain('Saturday 11 October 2025');
    expect(text).toContain('Grand Ballroom, Seaview Hotel');
    expect(text).not.toMatch(/entrance|announced/);
  },
);

/** What some of the tested clients lack, and why the email does not need it. */
const acceptedGaps = {
  '<body> element': 'Yahoo makes it a div; a cell has the background',
  '<wbr> element': 'clients without it know word-break, or are wide',
  'word-break': 'clients without it know wbr, or are wide',
  '<bdi> element': 'the name is shown all the same',
  'border-radius': 'the button has square corners in Outlook for Windows',
  'role attribute': 'Windows Mail reads the table as a table',
};

test('the body is valid HTML, and uses nothing that Outlook, Gmail, Yahoo and Samsung lack, except what is accepted', () => {
  const clients = ['outlook.*', 'gmail.*', 'yahoo.*', 'samsung-email.*'] as const;
  const unsupportedClients = (html: string) =>
    new Set(
      [...(caniemail({ clients: [...clients], html }).issues.errors ?? [])].flatMap(([, all]) =>
        all.map(({ title }) => title),
      ),
    );
  const { body } = passEmail(visitor, url);
  // Outlook needs the deprecated attributes of tables.
  expect(htmlErrors(body).filter((error) => !error.includes('deprecated on <table>'))).toEqual([]);
  expect([...unsupportedClients(body)].toSorted()).toEqual(Object.keys(acceptedGaps).toSorted());
  expect(unsupportedClients('<p style="display:flex">x</p>').size).toBeGreaterThan(0);
});

test('all text of the body has enough contrast, which no browser test checks', () => {
  const { body } = new DOMParser().parseFromString(passEmail(visitor, url).body, 'text/html');
  const nearest = (element: Element, style: RegExp): string =>
    style.exec(element.closest('[style]')?.getAttribute('style') ?? '')?.[1] ??
    nearest(element.closest('[style]')?.parentElement ?? body, style);
  const textElements = [...body.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );
  const faintElements = textElements.filter(
    (element) =>
      contrastOf(nearest(element, /(?:^|;)color:(#\w+)/), nearest(element, /background-color:(#\w+)/)) < 4.5,
  );
  expect(textElements.length).toBeGreaterThan(10);
  expect(faintElements.map(({ textContent }) => textContent)).toEqual([]);
});
