import { tileKinds } from '../art/tiles.ts';
import { group, list, photo, type ValueOf } from './groups.ts';
import { choice, month, outsideLink, pattern, sample, slug, text } from './values.ts';

/** A person's portrait and name. */
const person = {
  slug: slug('key: name of the portrait; never changes'),
  name: text('name', 3, 40),
  image: photo(),
  sample: sample(),
};
const job = () => text('job', 2, 60);
const studied = () => text('course, year and centre, such as ADSE 2021, Gulshan-e-Iqbal', 6, 60).optional();

/** A company's word mark. */
export const wordMark = (about: string) =>
  group(about, {
    name: text('name of the company', 2, 28),
    tile: choice('tile beside the name', tileKinds),
    style: choice('style of the name', ['caps', 'lower', 'tight', 'wide', 'light']),
    sample: sample(),
  });
/** A neutral word mark instead of a company's logo: a tile and the name, because real logos belong to third parties. */
export type WordMarkContent = ValueOf<ReturnType<typeof wordMark>>;

/** People with their jobs (docs/product/pages.md#p18). */
export const graduates = list(
  'people',
  group('a person', {
    ...person,
    studied: studied(),
    role: job(),
    company: text('employer', 2, 40).optional(),
  }),
  1,
  100,
  'slug',
  'name',
);

/** Quotes of former students. */
export const testimonials = (least: number) =>
  list(
    'quotes',
    group('a testimonial', {
      ...person,
      quote: text('what the person said', 40, 320),
      role: text('course, year and centre, then the job', 3, 80),
    }),
    least,
    24,
    'slug',
    'name',
    'quote',
  );
/** Schema of content/testimonials.ts: the quotes of the home page (docs/product/content.md#d8). */
export const testimonialsSchema = testimonials(5);
export type TestimonialsContent = ValueOf<typeof testimonialsSchema>;
/** A testimonial; `slug` names the portrait. */
export type Testimonial = TestimonialsContent[number];

const executive = group('an executive', {
  ...person,
  studied: studied(),
  role: job(),
  companyLogo: wordMark('word mark of the company'),
  description: text('who it is; wide screens show it, phones on a press', 80, 400),
});
export type Executive = ValueOf<typeof executive>;

const star = group('a star alumnus', {
  ...person,
  studied: studied(),
  role: job(),
  employer: text('employer', 2, 40),
  month: month('month in which the person was named; the filter uses it').optional(),
});
export type StarAlumnus = ValueOf<typeof star>;

const range = group('a range of years', {
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
});

/** The data of the parts of /alumni (docs/product/pages.md#p17, docs/product/content.md#d8). */
export const alumniFields = {
  executives: list('CXO', executive, 3, 24, 'slug', 'name'),
  stars: list('star alumni', star, 6, 200, 'slug', 'name'),
  ranges: list('convocations by range of years', range, 4, 20, 'key', 'label'),
  defaultRange: pattern('key of the range shown first', /^20\d{4}$/, 'the key of one of the ranges'),
};
