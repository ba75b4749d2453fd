import { tileKinds } from '../art/tiles.ts';
import { group, list, photo, type ValueOf } from './groups.ts';
import { choice, month, outsideLink, pattern, sample, slug, text } from './values.ts';

const portrait = () => slug('key: name of the portrait; never changes');
const name = () => text('name', 3, 40);

const wordMark = (about: string) =>
  group(about, {
    name: text('name of the company', 2, 28),
    tile: choice('tile beside the name', tileKinds),
    style: choice('style of the name', ['caps', 'lower', 'tight', 'wide', 'light']),
    sample: sample(),
  });
/** A neutral word mark instead of a company's logo: a tile and the name, because real logos belong to third parties. */
export type WordMarkContent = ValueOf<ReturnType<typeof wordMark>>;

const figure = (about: string) =>
  group(about, { number: text('figure, named as a fact', 1, 14), label: text('what it counts', 3, 40) });

/** Schema of content/alumni.ts (docs/product/pages.md#p17, docs/product/content.md#d8). */
export const alumniSchema = group(
  'the alumni page',
  {
    counts: list('alumni worldwide, then in Pakistan', figure('a count'), 2, 2, 'label'),
    executives: list(
      'CXO',
      group('an executive', {
        slug: portrait(),
        name: name(),
        role: text('role', 2, 60),
        image: photo(),
        companyLogo: wordMark('word mark of the company'),
        description: text('who it is; shown on wide screens only', 80, 400),
        sample: sample(),
      }),
      3,
      24,
      'slug',
      'name',
    ),
    stars: list(
      'star alumni',
      group('a star alumnus', {
        slug: portrait(),
        name: name(),
        role: text('role', 2, 60),
        image: photo(),
        employer: text('employer', 2, 40),
        month: month('month in which the person was named; the filter uses it').optional(),
        sample: sample(),
      }),
      6,
      200,
      'slug',
      'name',
    ),
    ranges: list(
      'convocations by range of years',
      group('a range of years', {
        key: pattern('key', /^20\d{4}$/, 'six digits such as 202223'),
        label: pattern('label', /^20\d\d-20\d\d$/, 'two years such as 2022-2021'),
        photos: list(
          'its photos',
          group('a convocation photo', {
            slug: slug('key: name of the picture; never changes'),
            caption: text('caption', 3, 60),
            image: photo(),
            link: outsideLink('album or photo in full size, opened in a new tab').optional(),
            sample: sample(),
          }),
          8,
          24,
          'slug',
        ),
      }),
      4,
      20,
      'key',
      'label',
    ),
    defaultRange: pattern('key of the range shown first', /^20\d{4}$/, 'the key of one of the ranges'),
  },
  ({ ranges, defaultRange }) =>
    ranges.some(({ key }) => key === defaultRange)
      ? undefined
      : {
          field: 'defaultRange',
          text: `must be the key of one of the ranges: ${ranges.map(({ key }) => key).join(', ')}`,
        },
);
export type AlumniContent = ValueOf<typeof alumniSchema>;
export type Executive = AlumniContent['executives'][number];
export type StarAlumnus = AlumniContent['stars'][number];

/** Schema of content/placement.ts (docs/product/pages.md#p18, docs/product/content.md#d9). */
export const placementSchema = group('the placement page', {
  counters: list('its three counters', figure('a counter'), 3, 3, 'label'),
  steps: list(
    'the four steps',
    group('a step', {
      title: text('heading', 4, 40),
      text: text('text', 40, 260),
      result: text('what the student has afterwards', 5, 80),
    }),
    4,
    4,
    'title',
  ),
  recruiters: list('recruiters', wordMark('a recruiter'), 13, 60, 'name'),
  top: list(
    'top placements',
    group('a top placement', {
      slug: portrait(),
      name: name(),
      companyName: text('company', 2, 40),
      designation: text('designation', 2, 60),
      image: photo(),
      sample: sample(),
    }),
    10,
    100,
    'slug',
    'name',
  ),
  employers: group('the section for employers', {
    title: text('heading', 5, 60),
    lead: text('one or two sentences below it', 20, 140),
    facts: list(
      'what an employer asks first, in display order',
      group('a fact', { label: text('the question', 3, 20), text: text('the answer', 5, 140) }),
      3,
      6,
      'label',
    ),
    also: text('what else an employer can do with us', 10, 140),
    whatsapp: text('the message that a WhatsApp chat begins with', 10, 160),
    sample: sample(),
  }),
});
/** Content of the placement page except its testimonials (docs/product/pages.md#p18). */
export type PlacementContent = ValueOf<typeof placementSchema>;
export type TopPlacement = PlacementContent['top'][number];

const testimonials = (about: string, least: number) =>
  list(
    about,
    group('a testimonial', {
      slug: portrait(),
      quote: text('what the person said', 40, 320),
      name: name(),
      role: text('role and place', 3, 60),
      image: photo(),
      sample: sample(),
    }),
    least,
    24,
    'slug',
    'name',
    'quote',
  );
/** Schema of content/testimonials.ts (docs/product/content.md#d8). */
export const testimonialsSchema = group('what former students said', {
  home: testimonials('on the home page', 5),
  placement: testimonials('on the placement page', 3),
});
export type TestimonialsContent = ValueOf<typeof testimonialsSchema>;
/** A testimonial; `slug` names the portrait. */
export type Testimonial = TestimonialsContent['home'][number];
