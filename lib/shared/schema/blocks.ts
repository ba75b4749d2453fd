import { lazy, type ISchema, type ObjectShape } from 'yup';
import { group, list, type ValueOf } from './groups.ts';
import { graduates, testimonials } from './people.ts';
import { choice, inferred, mark, page, sample, slug, text, reference } from './values.ts';

/**
 * An information page is a list of blocks. `kind` says which of the eight blocks it is, and so which fields it has; a
 * `component` is the place of a part that the code of the page renders, such as the tabs of /alumni.
 */
const action = group(
  'a button below the block; it has exactly one of href, whatsapp, email, call',
  {
    label: text('text of the button', 4, 60),
    href: page('a page of this site').optional(),
    whatsapp: text('first message of a WhatsApp chat', 10, 160).optional(),
    email: choice('team of content/site.ts to write to', ['events', 'placement', 'careers']).optional(),
    call: mark('calls the helpline'),
  },
  ({ label, ...ways }) =>
    Object.keys(ways).length === 1
      ? undefined
      : { field: 'label', text: `“${label}” needs exactly one of href, whatsapp, email, call` },
);
export type Action = ValueOf<typeof action>;

/** The fields that all blocks have. */
const common = <const K extends string>(kind: K) => ({
  kind: choice('kind of block', [kind]),
  id: slug('fragment of its address, such as employers for /placement#employers').optional(),
  title: text('heading', 3, 80).optional(),
  intro: text('one or two sentences below the heading', 15, 260).optional(),
  tone: choice('background', ['white', 'sky', 'ink', 'signal']).optional(),
  folded: mark('closed on phones until the heading is pressed'),
  note: text('small line below the block', 10, 300).optional(),
  actions: list('buttons below the block', action, 1, 3, 'label').optional(),
  sample: sample(),
  inferred: inferred(),
});
/** The schema of one kind of block. */
const block = <const K extends string, S extends ObjectShape>(kind: K, about: string, fields: S) =>
  group(about, { ...common(kind), ...fields });

const lines = (about: string) => list(about, text('one line', 3, 220), 1, 20, '');
/** Fields of a table. */
export const tableFields = {
  head: list('headings of the columns', text('heading', 2, 40), 2, 6, '').optional(),
  rows: list('rows; the first cell names the row', list('a row', text('a cell', 1, 260), 2, 6), 1, 40),
};
/** The rule that each row of a table has as many cells as its head. */
export const evenRows = ({
  head,
  rows,
}: {
  head?: readonly string[] | undefined;
  rows: readonly (readonly string[])[];
}) => {
  const odd = head ? rows.findIndex((row) => row.length !== head.length) : -1;
  return odd < 0
    ? undefined
    : { field: `rows.${odd}`, text: `needs ${head?.length} cells, one for each heading` };
};

const schemas = {
  text: block('text', 'a text', {
    statement: text('a sentence in large type above the text', 30, 300).optional(),
    paragraphs: list('paragraphs', text('a paragraph', 20, 900), 1, 12, ''),
  }),
  figures: block('figures', 'figures', {
    items: list(
      'one to six figures',
      group('a figure', {
        number: text('figure, named as a fact', 1, 14),
        label: text('what it counts, and since when', 3, 60),
        text: text('one or two sentences about it', 15, 240).optional(),
        inferred: inferred(),
      }),
      1,
      6,
      'label',
    ),
  }),
  points: block('points', 'points', {
    as: choice('shape; otherwise a list', ['steps', 'stairs']).optional(),
    items: list(
      'points',
      group('a point', {
        title: text('heading', 3, 60).optional(),
        text: text('text', 3, 320),
        result: text('what the reader has afterwards', 5, 80).optional(),
      }),
      1,
      20,
      'text',
    ),
  }),
  cards: block('cards', 'cards', {
    items: list(
      'cards',
      group('a card', {
        id: slug('fragment of its address').optional(),
        title: text('heading', 3, 60),
        label: text('small line above the heading', 3, 60).optional(),
        text: text('text', 10, 320).optional(),
        points: lines('points below the text').optional(),
        href: page('page that the card leads to').optional(),
        art: reference('art', 'drawing above the text').optional(),
        sample: sample(),
      }),
      1,
      30,
      'title',
    ),
  }),
  people: block('people', 'people with their portraits', {
    items: graduates,
  }),
  timeline: block('timeline', 'a timeline', {
    items: list(
      'entries in order',
      group('an entry', {
        when: text('year or date', 3, 50),
        title: text('heading', 3, 80),
        text: text('text', 10, 300),
        state: choice('marks an entry', ['Main', 'Past', 'Today']).optional(),
        sample: sample(),
      }),
      2,
      40,
    ),
  }),
  quote: block('quote', 'quotes', {
    items: testimonials(1),
  }),
  table: group('a table', { ...common('table'), ...tableFields }, evenRows),
  component: block('component', 'the place of a part with code; it can move, but not be added', {
    name: slug('name of the part'),
  }),
};
type Schemas = typeof schemas;
export type BlockOf<K extends keyof Schemas> = ValueOf<Schemas[K]>;
/** One block of a page, told apart by its kind. */
export type Block = { [K in keyof Schemas]: BlockOf<K> }[keyof Schemas];

const unknown = group('a block', { kind: choice('kind of block', Object.keys(schemas)) }).noUnknown(false);
const isKind = (kind: unknown): kind is keyof Schemas =>
  typeof kind === 'string' && Object.hasOwn(schemas, kind);

/** The blocks of a page or of a tab. A mistake is reported at the field of the block's own kind. */
export const blocks = () =>
  list(
    'blocks in display order',
    lazy((value: unknown) => {
      const kind = (value as { kind?: unknown } | undefined)?.kind;
      return isKind(kind) ? (schemas[kind] as typeof unknown) : unknown;
    }) as unknown as ISchema<Block>,
    1,
    40,
  );

/**
 * An information page: its blocks, and the data of its own parts. `parts` names those parts: each stands once among the
 * blocks, as a `component`.
 */
export const informationPage = <S extends ObjectShape>(about: string, parts: readonly string[], more: S) =>
  group(
    about,
    {
      heading: text('heading of the page', 4, 80),
      lead: text('line below the heading', 20, 260),
      blocks: blocks(),
      ...more,
    },
    (page) => {
      const { blocks: all } = page as unknown as { blocks: readonly Block[] };
      const names = all.flatMap((one) => (one.kind === 'component' ? [one.name] : []));
      return [...names].sort().join() === [...parts].sort().join()
        ? undefined
        : { field: 'blocks', text: `must have each component once: ${parts.join(', ') || 'none'}` };
    },
  );
