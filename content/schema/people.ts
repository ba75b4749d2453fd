import { group, list, itemPhoto, records, type ValueOf } from './groups.ts';
import { choice, flag, month, outsideLink, pattern, reference, slug, text } from './single-values.ts';

/** Fields of a person; the `slug` names the file of the portrait. */
const person = { slug: slug(), name: text(3, 40), image: itemPhoto(), sample: flag() };
/** `studied`: course, year and centre, such as ADSE 2021, Gulshan-e-Iqbal. `role`: the job. */
const career = { studied: text(6, 60).optional(), role: text(2, 60) };

/** The shapes of the tile beside a name (lib/shared/art/tiles.ts). */
const tiles = [
  'quarter',
  'half',
  'halves',
  'disc',
  'ring',
  'triangle',
  'stripes',
  'bars',
  'arc',
  'petal',
] as const;

/** A neutral word mark instead of a company's logo: a tile and the name, because real logos belong to third parties. */
export const wordMark = group({
  name: text(2, 28),
  tile: choice(tiles), // the shape beside the name
  style: choice(['caps', 'lower', 'tight', 'wide', 'light']), // the lettering of the name
  sample: flag(),
});
export type WordMarkContent = ValueOf<typeof wordMark>;

/** People with their jobs (docs/product/pages.md#p18). */
export const graduates = records(['slug', 'name'], {
  ...person,
  ...career,
  company: text(2, 40).optional(),
});

export const testimonials = records(['slug', 'name', 'quote'], {
  ...person,
  quote: text(40, 120), // fits a slide of the home page on a phone
  role: text(3, 60), // course, year and centre, then the job
});
/** The quotes of the home page (docs/product/content.md#d8). */
export const testimonialsSchema = testimonials.min(5);
export type TestimonialsContent = ValueOf<typeof testimonialsSchema>;
export type Testimonial = TestimonialsContent[number];

const executive = group({
  ...person,
  ...career,
  companyLogo: wordMark,
  description: text(80, 400), // phones show it only after a press
});
export type Executive = ValueOf<typeof executive>;

const starAlumnus = group({
  ...person,
  ...career,
  employer: text(2, 40),
  month: month().optional(), // the month in which the person was named, for the filter
});
export type StarAlumnus = ValueOf<typeof starAlumnus>;

const rangeKey = pattern(/^20\d{4}$/, 'the key of a range, six digits such as 202223');
const yearRange = group({
  key: rangeKey,
  label: pattern(/^20\d\d-20\d\d$/, 'two years such as 2022-2021'),
  photos: records(['slug'], {
    slug: slug(), // name of the picture; never changes
    caption: text(3, 60),
    image: itemPhoto(),
    motif: reference('motif').optional(), // what its drawing shows; a cap if left out
    link: outsideLink().optional(), // the album or the photo in full size
    sample: flag(),
  }).min(8),
});

/** The data of the parts of /alumni. */
export const alumniFields = {
  executives: list(executive, 'slug', 'name').min(3),
  stars: list(starAlumnus, 'slug', 'name').min(6),
  ranges: list(yearRange, 'key', 'label').min(4), // convocations by range of years
  defaultRange: rangeKey, // the range that is shown first
};
