import { array, boolean, number, object, string, type StringSchema } from 'yup';
import { guidPattern } from '../../foundation/guid.ts';
import {
  choice,
  insidePath,
  list,
  optionalText,
  outsideLink,
  record,
  sampleMark,
  slug,
  uniqueSlugs,
  text,
} from '../shapes.ts';

/** Schemas of the content that many pages share: centres, events, routes, site. */

const yesOrNo = () => boolean().strict().required('is missing: true or false');

/** A phone number in local notation: `(021) 3456 7890` or `0300 1234567`. */
const phone = (): StringSchema<string | undefined> =>
  string()
    .strict()
    .matches(
      /^(\(0\d{2,4}\) \d{3,4} \d{3,4}|03\d{2} \d{7})$/,
      'must be a Pakistani number such as (021) 3456 7890 or 0300 1234567',
    );

const instant = () =>
  string()
    .strict()
    .required('is missing')
    .matches(
      /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:00\+05:00$/,
      'must be a time in Pakistan such as 2025-10-11T10:00:00+05:00',
    );

const link = () => outsideLink().required('is missing');

const degrees = (least: number, most: number) =>
  number().strict().required('is missing').min(least, 'is not in Pakistan').max(most, 'is not in Pakistan');

const position = () => record({ lat: degrees(23, 37.5), lon: degrees(60, 78) }).required('is missing');

export const citiesSchema = list(record({ name: text(3, 30), position: position() }), 1, 100);

export const centresSchema = list(
  record({
    id: string()
      .strict()
      .required('is missing')
      .matches(guidPattern, 'must be the GUID of the centre in the backend, in lower case'),
    slug: slug(),
    name: text(3, 40),
    city: text(3, 30),
    phone: phone().required('is missing'),
    phone3: phone(),
    whatsapp: phone().required('is missing'),
    position: position(),
    aliases: array(text(2, 40)).strict().required('is missing').max(8, 'has more than 8 names'),
    inNavigation: yesOrNo(),
    inDirectory: yesOrNo(),
    inFindACentre: yesOrNo(),
    sample: sampleMark(),
  }),
  1,
  100,
).test('unique', 'has two centres with one slug', (items) => uniqueSlugs(items));

const sessionShape = record({
  slug: slug(),
  label: text(3, 20),
  title: text(10, 120),
  time: text(10, 30),
  starts: instant(),
  ends: instant(),
});

const endsLater = (value: { starts?: string | undefined; ends?: string | undefined }): boolean =>
  Date.parse(value.ends ?? '') > Date.parse(value.starts ?? '');

const eventShape = record({
  slug: choice(['visitor', 'vip', 'conference']),
  name: text(3, 40),
  year: number().strict().required('is missing').integer().min(2020).max(2099),
  path: insidePath().required('is missing'),
  starts: instant(),
  ends: instant(),
  registrationOpens: instant(),
  registration: choice(['open', 'closed', 'auto']),
  venue: record({ name: text(3, 80), address: text(3, 120), city: text(3, 30) }).required('is missing'),
  summary: text(30, 160),
  sessions: array(sessionShape.test('order', 'ends before it starts', endsLater))
    .strict()
    .required('is missing'),
  moderator: optionalText(3, 60),
  panelists: array(text(3, 60)).strict().max(8),
  sample: sampleMark(),
}).test('order', 'ends before it starts', endsLater);

export const eventsSchema = object({ visitor: eventShape, vip: eventShape, conference: eventShape })
  .noUnknown('has an event that does not exist')
  .strict();

const groups = ['Courses', 'Centres', 'Events', 'About us', 'Help', 'Policies'] as const;

const hasUnique =
  (field: 'path' | 'title' | 'description') => (items: readonly Record<string, unknown>[] | undefined) =>
    new Set(items?.map((item) => item[field])).size === (items?.length ?? 0);

export const routesSchema = list(
  record({
    path: insidePath().required('is missing'),
    title: text(5, 60),
    description: text(50, 155),
    label: text(3, 30),
    parent: insidePath(),
    inner: yesOrNo(),
    index: yesOrNo(),
    group: choice(groups),
    shareArt: slug(),
  }),
  1,
  100,
)
  .test('paths', 'has two pages with one path', hasUnique('path'))
  .test('titles', 'has two pages with one title', hasUnique('title'))
  .test('descriptions', 'has two pages with one description', hasUnique('description'));

export const siteSchema = record({
  name: text(3, 40),
  shortName: text(3, 20),
  tagline: text(10, 80),
  copyrightYear: number().strict().required('is missing').integer().min(2020).max(2099),
  helpline: phone().required('is missing'),
  whatsapp: string()
    .strict()
    .required('is missing')
    .matches(/^92\d{10}$/, 'must be 92 and ten digits, such as 923001234567'),
  eventsEmail: string().strict().required('is missing').email('must be an e-mail address'),
  address: text(10, 120),
  headOffice: record({
    lines: list(text(3, 80), 2, 5),
    city: text(3, 30),
    postalCode: text(5, 5).matches(/^\d{5}$/, 'must be five digits'),
  }).required('is missing'),
  social: record({
    facebook: link(),
    youtube: link(),
    linkedin: link(),
    instagram: link(),
    twitter: link(),
  }).required('is missing'),
  statistics: record({
    continents: text(1, 6),
    countries: text(1, 6),
    centres: text(1, 6),
    centresInPakistan: text(1, 6),
  }).required('is missing'),
  links: record({ nomination: link(), verifyOld: link(), verifyNew: link() }).required('is missing'),
  sample: sampleMark(),
});

export const universitiesSchema = list(text(5, 120), 100, 250).test(
  'unique',
  'names a school twice',
  (items) => new Set(items).size === items.length,
);
