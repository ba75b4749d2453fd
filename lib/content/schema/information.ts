import { answered, group, link, list, titled, type ValueOf } from './groups.ts';
import { choice, day, email, mark, pattern, sample, slug, text, whole } from './values.ts';

/** Over 250 lines because it is one list: the schemas of the pages that inform, one content file each, of the page's name. */

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
      means: list('what it means', text('one line', 20, 220), 2, 8, ''),
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

/** Schema of content/faq.ts: questions by group, in display order. */
export const faqSchema = list(
  'the groups of /faq',
  group('a group', {
    slug: slug('key: fragment of its address'),
    title: text('heading', 4, 40),
    entries: list(
      'its questions',
      group('a question of /faq', {
        slug: slug('key: fragment of its address'),
        question: text('question', 10, 110, {
          matches: /\?$/,
          saying: 'a sentence that ends with a question mark',
        }),
        answer: list('answer', text('a paragraph', 20, 600), 1, 6, ''),
        link: link('a page with more about it', 4, 50).optional(),
        ask: link('where to ask what it cannot say', 4, 50).optional(),
        words: list(
          'words and phrases for which the search gives the answer first, Roman Urdu included',
          pattern('words', /^[\p{Ll}\p{N}]+( [\p{Ll}\p{N}]+){0,3}$/u, 'one to four words in lower case'),
          1,
          40,
          '',
        ).optional(),
        placeFirst: mark('the page of a centre or city that is searched with it comes first'),
        showsFees: mark('the fee of a course that is searched with it comes first'),
        sample: sample(),
      }),
      1,
      40,
      'slug',
      'question',
    ),
  }),
  1,
  20,
  'slug',
  'title',
);
export type Faq = ValueOf<typeof faqSchema>;
export type FaqGroup = Faq[number];

/** Schema of content/feedback.ts (docs/product/forms.md#f6); the scales are fixed in lib/content/feedback-fields.ts. */
export const feedbackSchema = group('the questions of the feedback form', {
  questions: list(
    'the eight questions',
    group('a question', {
      name: choice('its name on the wire', ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8']),
      text: text('question', 10, 120),
    }),
    8,
    8,
    'name',
  ),
  parts: list('the four parts of q3, in order', text('a part', 5, 40), 4, 4, ''),
});
export type FeedbackContent = ValueOf<typeof feedbackSchema>;

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

const policy = (about: string) =>
  group(about, {
    updated: day('day of the last change'),
    lead: text('line below the heading', 40, 260),
    short: list('summary', text('a line', 15, 180), 3, 8, ''),
    sections: list(
      'sections',
      group('a section', {
        slug: slug('key: fragment of its address'),
        title: text('heading', 4, 60),
        paragraphs: list('text', text('a paragraph', 20, 900), 1, 12, '').optional(),
        points: list('points', text('a point', 10, 400), 1, 20, '').optional(),
        table: group(
          'a table',
          {
            caption: text('what it shows', 5, 120),
            head: list('headings of the columns', text('heading', 2, 40), 2, 6, ''),
            rows: list('rows', list('a row', text('a cell', 1, 260), 2, 6), 1, 40),
          },
          ({ head, rows }) => {
            const odd = rows.findIndex((row) => row.length !== head.length);
            return odd < 0
              ? undefined
              : { field: `rows.${odd}`, text: `needs ${head.length} cells, one for each heading` };
          },
        ).optional(),
      }),
      3,
      20,
      'slug',
      'title',
    ),
    sample: sample(),
  });
/** Schema of content/policies.ts (docs/product/content.md#d14). */
export const policiesSchema = group('the policies', {
  terms: policy('terms of use'),
  privacy: policy('privacy policy'),
  profanity: policy('profanity policy'),
});
export type Policies = ValueOf<typeof policiesSchema>;
export type Policy = Policies[keyof Policies];
export type PolicySection = Policy['sections'][number];

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
