import { answered, group, list, titled, type ValueOf } from './groups.ts';
import { choice, email, pattern, sample, slug, text, whole } from './values.ts';

const paragraphs = (least: number, most: number) =>
  list('text', text('a paragraph', 40, 900), least, most, '');

/** Schema of content/about.ts (docs/product/pages.md#p23). */
export const aboutSchema = group('the page About', {
  lead: text('line below the heading', 40, 160),
  statement: text('opening sentence', 40, 300),
  figures: list(
    'five figures',
    group('a figure', {
      number: text('figure, named as a fact', 1, 14),
      label: text('what it counts', 4, 40),
    }),
    5,
    5,
    'label',
  ),
  paragraphs: paragraphs(2, 8),
  quality: group('the award for quality', {
    year: pattern('year', /^20\d\d$/, 'a year'),
    title: text('name', 5, 80),
    text: text('text', 30, 300),
  }),
  awards: list(
    'awards by year',
    group('an award', {
      year: whole('year', 2013, 2018),
      title: text('name', 5, 80),
      note: text('what it was given for', 10, 140),
      sample: sample(),
    }),
    6,
    24,
    'title',
  ),
  values: list('what we hold to', titled('a value', [4, 40], [30, 240]), 1, 8, 'title'),
});
export type About = ValueOf<typeof aboutSchema>;

/** Schema of content/affiliations.ts (docs/product/pages.md#p19, docs/product/content.md#d10). */
export const affiliationsSchema = group('the page Affiliations', {
  local: list(
    'bodies at home',
    group('a body', {
      slug: slug('key'),
      name: text('name', 5, 60),
      relation: choice('relation of the provider to it', ['Affiliated', 'Registered']),
      statement: text('the fact', 30, 200),
      number: text('number of the affiliation or registration', 4, 40).optional(),
      means: list('what it means', text('one line', 20, 220), 2, 8, ''),
      sample: sample(),
    }),
    2,
    8,
    'slug',
    'name',
  ),
  transfer: group('the Credit Transfer Facility', {
    title: text('heading', 5, 60),
    text: text('text', 60, 500),
    steps: list('steps', text('a step', 10, 160), 3, 8, ''),
  }),
  international: list(
    'partners abroad',
    group('a partner', {
      slug: slug('key'),
      name: text('name', 5, 60),
      place: text('place', 4, 60),
      statement: text('the way to the degree', 30, 260),
      legs: list(
        'its parts',
        group('a part', {
          where: choice('where it is studied', ['here', 'abroad']),
          span: text('how long', 3, 20),
          title: text('what', 3, 60),
        }),
        2,
        4,
      ),
      award: text('what one has at the end', 5, 60),
      sample: sample(),
    }),
    3,
    12,
    'slug',
    'name',
  ),
});
/** The boards at home and the degree pathways abroad (docs/product/pages.md#p19). */
export type Affiliations = ValueOf<typeof affiliationsSchema>;
export type LocalBody = Affiliations['local'][number];
export type University = Affiliations['international'][number];

/** Schema of content/career.ts. */
export const careerSchema = group('the page Career', {
  roles: list(
    'roles',
    group('a role', {
      slug: slug('key: fragment of its address'),
      title: text('name', 4, 50),
      place: text('where', 4, 60),
      day: text('an ordinary day', 40, 320),
      looksFor: list('what we look for', text('one line', 10, 140), 2, 8, ''),
    }),
    3,
    30,
    'slug',
    'title',
  ),
  steps: list('how to apply', titled('a step', [4, 40], [20, 240]), 3, 8, 'title'),
  email: email('where to write'),
  sample: sample(),
});
/** Roles at centres and how to apply. */
export type Career = ValueOf<typeof careerSchema>;
export type Role = Career['roles'][number];

/** Schema of content/certificates.ts (docs/product/pages.md#p22). */
export const certificatesSchema = group('the page Certificate verification', {
  curricula: list(
    'the choices of the helper',
    group('a choice', {
      slug: slug('key'),
      label: text('label', 3, 60),
      hint: text('what it means', 10, 140),
      system: choice('which system verifies it', ['old', 'new']),
    }),
    3,
    8,
    'slug',
    'label',
  ),
  systems: list(
    'the two systems; their addresses are links of content/site.ts',
    group('a system', {
      key: choice('key', ['old', 'new']),
      title: text('name', 5, 60),
      covers: text('what it covers', 10, 120),
    }),
    2,
    2,
    'key',
  ),
  needs: list('what the verifier needs', titled('a thing', [5, 40], [20, 220]), 2, 2, 'title'),
  answers: list('questions', answered('a question', [10, 100], [30, 400]), 1, 12, 'question'),
});
/** The data for choosing between the two verification systems (docs/product/pages.md#p22). */
export type Certificates = ValueOf<typeof certificatesSchema>;

/** Schema of content/partner.ts (docs/product/pages.md#p16). */
export const partnerSchema = group('the page Partner with Us', {
  statement: text('opening sentence', 40, 220),
  chapters: list(
    'chapters',
    group('a chapter', {
      slug: slug('key: fragment of its address'),
      title: text('heading', 5, 60),
      paragraphs: paragraphs(1, 6),
      points: list('points below the text', titled('a point', [3, 50], [20, 220]), 1, 12, 'title').optional(),
    }),
    6,
    12,
    'slug',
    'title',
  ),
  contact: group('the end of the page', {
    title: text('heading', 5, 80),
    text: text('text', 40, 400),
    message: text('first message of the chat', 10, 160),
  }),
});
export type Partner = ValueOf<typeof partnerSchema>;
export type PartnerChapter = Partner['chapters'][number];

/** Schema of content/research.ts (docs/product/pages.md#p21). */
export const researchSchema = group('the page Research and Development', {
  phases: list(
    'the research and the design phase',
    group('a phase', {
      slug: slug('key'),
      months: whole('length in months; the diagram is to scale', 1, 12),
      span: text('length in words', 5, 30),
      title: text('name', 4, 40),
      text: text('text', 40, 300),
      work: list('what is done', text('one line', 10, 140), 3, 10, ''),
    }),
    2,
    2,
    'slug',
    'title',
  ),
  trainer: group('Train the Trainer', {
    title: text('name', 5, 40),
    every: text('how often', 5, 40),
    text: text('text', 60, 500),
    days: list('its days', text('one line', 10, 140), 1, 10, ''),
  }),
  counts: list(
    'two figures',
    group('a figure', {
      number: text('figure, named as a fact', 1, 10),
      label: text('what it counts', 5, 40),
      text: text('text', 20, 240),
    }),
    2,
    2,
    'label',
  ),
});
export type Research = ValueOf<typeof researchSchema>;
