import { existsSync } from 'node:fs';
import { getCentres } from '../../shared/content/centres';
import { getEventForm } from '../../shared/content/events';
import { toScriptText } from '../../shared/util/text';
import { setClock } from '../../shared/util/time';
import { getCoursesOf } from '../catalogue/courses';
import { parsePictureAddress } from '../catalogue/picture-urls';
import { getProgramme } from '../catalogue/programmes';
import { weekOf } from '@/tests/support/samples/week';
import { faqPage, linkList, organization, pageMarkup, webSite } from './json-ld';
import { localBusiness } from './json-ld-centres';
import { categoryCourseNode, programmeNode } from './json-ld-courses';
import { conferenceNode, visitorEventNode } from './json-ld-events';

function leafValues(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leafValues(inner, `${path}.${key}`));
}

const [centre] = getCentres();
if (!centre) throw new Error('no centres');
const nodes = {
  organization: organization(['Leadership in Quality 2017']),
  webSite: webSite(),
  page: pageMarkup('/courses-adse'),
  course: programmeNode(getProgramme('adse')),
  event: visitorEventNode(getEventForm('visitor'), '/share/vision.png'),
  conference: conferenceNode(getEventForm('conference'), getEventForm('visitor'), '/share/vision.png'),
  centre: localBusiness(centre, { image: 'centres/a%20b.jpg', map: 'https://maps.example/1' }),
  list: linkList('Pages', [{ name: 'Courses', path: '/courses' }]),
};

test.each(Object.entries(nodes))('%s contains nothing undefined and only absolute URLs', (_, node) => {
  for (const [path, value] of leafValues(node)) {
    expect([path, String(value)]).toEqual([path, expect.not.stringContaining('undefined')]);
    if (/\.(url|item|@id|image|logo|hasMap)$/.test(path)) expect(value).toMatch(/^https?:\/\/[^/]+\//);
    if (path === '.image')
      expect(
        existsSync(`public${new URL(String(value)).pathname}`) ||
          parsePictureAddress(new URL(String(value)).pathname),
      ).toBeTruthy();
    if (/Date$/.test(path)) expect(value).toMatch(/\+05:00$/);
  }
});

test('a course has its hours, and a monthly price only if its fee is not a sample', () => {
  const facts = {
    hoursAWeek: 6,
    leadsTo: 'x',
    fee: { from: 6500, to: 9000, registration: 0, instalments: 6 },
  };
  const [real] = getCoursesOf('smart-pro');
  if (!real) throw new Error('no courses');
  const pricedCourse = (sample: object) =>
    categoryCourseNode({ ...real, time: '158 Hrs', facts: { ...facts, ...sample } }, 'smart-pro');
  expect(pricedCourse({ sample: true })).not.toHaveProperty('offers');
  expect(pricedCourse({})).toMatchObject({
    timeRequired: 'PT158H',
    offers: { priceSpecification: { priceCurrency: 'PKR', minPrice: 6500, maxPrice: 9000, unitCode: 'MON' } },
  });
});

test('sample speakers are not named, real ones are', () => {
  expect(JSON.stringify(nodes.conference)).not.toMatch(/Sample (?:Moderator|Panelist)|performer/);
  const event = {
    ...getEventForm('conference'),
    speakers: { moderators: ['Sana Mir', 'Omar Dar'], panelists: ['Ali Noor', 'Sana Mir'] },
  };
  expect(conferenceNode(event, getEventForm('visitor'), '/share/vision.png')).toMatchObject({
    performer: [{ name: 'Sana Mir' }, { name: 'Omar Dar' }, { name: 'Ali Noor' }],
    subEvent: [{ endDate: '2025-10-11T13:30:00+05:00' }, { startDate: '2025-10-11T14:30:00+05:00' }],
  });
});

test("a centre's position and telephone are those of its page, in the notation of other countries", () => {
  const position = { lat: 24.5, lon: 67.25 };
  expect(localBusiness({ ...centre!, position, phone: '(021) 0000 0001' })).toMatchObject({
    telephone: '+922100000001',
    geo: { latitude: 24.5, longitude: 67.25 },
    address: { addressCountry: 'PK' },
  });
  expect(nodes.organization).toMatchObject({ contactPoint: { telephone: '+922100000000' } });
  expect(localBusiness(centre, { phone: '0092 300 0001004' })).toMatchObject({ telephone: '+923000001004' });
});

test('a centre has its opening hours, and those of Ramazan with their dates', () => {
  const every = (hours: string) => weekOf(hours, { sunday: 'closed' });
  const special = { name: 'Ramazan', from: '2027-02-08', until: '2027-03-09', week: every('21:00-00:30') };
  const week = every('09:00-12:30, 14:30-21:00');
  const hours = { slug: 'one', centres: [centre.slug], week, other: [special] };
  const markup = (localBusiness(centre, {}, hours) as unknown as Record<string, unknown>)
    .openingHoursSpecification;
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
    (day) => `https://schema.org/${day}`,
  );
  const during = { validFrom: '2027-02-08', validThrough: '2027-03-09' };
  expect(markup).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '09:00', closes: '12:30' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '14:30', closes: '21:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '21:00', closes: '00:30', ...during },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Sunday'],
      opens: '00:00',
      closes: '00:00',
      ...during,
    },
  ]);
});

test('an event that is over or closed has no offers', () => {
  const closedEvent = { ...getEventForm('visitor'), registration: 'auto' as const };
  setClock(() => Date.parse('2025-10-10T12:00:00+05:00'));
  const offers = { price: 0, validFrom: '2025-09-15T00:00:00+05:00' };
  expect(visitorEventNode(closedEvent, '/share/vision.png')).toMatchObject({ offers });
  setClock(() => Date.parse('2025-10-12T12:00:00+05:00'));
  expect(visitorEventNode(closedEvent, '/share/vision.png')).not.toHaveProperty('offers');
  // The event is over, although its registration is open.
  expect(visitorEventNode(getEventForm('visitor'), '/share/vision.png')).not.toHaveProperty('offers');
});

test('no text can close the surrounding script element', () => {
  const hostile = '</script><script>steal()</script><!-- &';
  const text = toScriptText(faqPage([{ question: hostile, answer: 'Yes' }]));
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toMatchObject({
    mainEntity: [{ name: hostile, acceptedAnswer: { text: 'Yes' } }],
  });
});
