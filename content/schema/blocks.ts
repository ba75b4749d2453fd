import { lazy, type ISchema, type ObjectShape } from 'yup';
import { group, list, records, type ValueOf } from './groups.ts';
import { graduates, testimonials } from './people.ts';
import { choice, flag, pageAddress, slug, text, reference } from './single-values.ts';

const action = group(
  {
    label: text(4, 60),
    href: pageAddress().optional(),
    whatsapp: text(10, 160).optional(), // the first message of a chat
    email: choice(['events', 'placement', 'careers']).optional(), // the team to write to
    call: flag(), // the button calls the helpline
  },
  ({ label, ...ways }) =>
    Object.keys(ways).length !== 1 && {
      field: 'label',
      text: `“${label}” needs exactly one of href, whatsapp, email, call`,
    },
);
export type Action = ValueOf<typeof action>;
const actions = list(action, 'label').max(3).optional();

const commonFields = <const K extends string>(kind: K) => ({
  kind: choice([kind]),
  id: slug().optional(), // the fragment of its address, such as employers for /placement#employers
  title: text(3, 80).optional(),
  intro: text(15, 260).optional(),
  tone: choice(['white', 'sky', 'ink', 'signal']).optional(), // the colour of the background
  folded: flag(), // closed on phones until the heading is pressed
  note: text(10, 300).optional(), // the small line below the block
  actions,
  sample: flag(),
  inferred: flag(),
});
const block = <const K extends string, S extends ObjectShape>(kind: K, fields: S) =>
  group({ ...commonFields(kind), ...fields });

/** Fields of a table; the first cell of a row names the row. */
export const tableFields = {
  head: list(text(2, 40), '').min(2).max(6).optional(),
  rows: list(list(text(1, 260)).min(2).max(6)),
};
export const cellsMatchHead = ({
  head,
  rows,
}: {
  head?: readonly string[] | undefined;
  rows: readonly (readonly string[])[];
}) => {
  const wrongRow = head ? rows.findIndex((row) => row.length !== head.length) : -1;
  return (
    wrongRow >= 0 && { field: `rows.${wrongRow}`, text: `needs ${head?.length} cells, one for each heading` }
  );
};

/** The kinds of blocks of which an information page is a list. */
const schemas = {
  text: block('text', {
    statement: text(30, 300).optional(), // a sentence in large type above the text
    paragraphs: list(text(20, 900), ''),
  }),
  figures: block('figures', {
    items: records(['label'], {
      number: text(1, 14), // preferably a fact in braces, such as {students}
      label: text(3, 60), // what it counts, and since when
      text: text(15, 240).optional(),
      inferred: flag(),
    }).max(6),
  }),
  points: block('points', {
    as: choice(['steps', 'stairs']).optional(), // how the points are drawn; a list if left out
    items: records(['text'], {
      title: text(3, 60).optional(),
      text: text(3, 320),
      result: text(5, 80).optional(), // what the reader has afterwards
    }),
  }),
  cards: block('cards', {
    items: records(['title'], {
      id: slug().optional(),
      title: text(3, 60),
      label: text(3, 60).optional(), // the small line above the heading
      text: text(10, 320).optional(),
      points: list(text(3, 220), '').optional(),
      href: pageAddress().optional(),
      art: reference('art').optional(), // the drawing above the text
      sample: flag(),
    }),
  }),
  people: block('people', { items: graduates }),
  timeline: block('timeline', {
    items: records([], {
      when: text(3, 50),
      title: text(3, 80),
      text: text(10, 300),
      state: choice(['Main', 'Past', 'Today']).optional(),
      sample: flag(),
    }).min(2),
  }),
  quote: block('quote', { items: testimonials }),
  table: group({ ...commonFields('table'), ...tableFields }, cellsMatchHead),
  // The place of a part that the code of the page renders, such as the tabs of /alumni; editors can move it.
  component: block('component', { name: slug() }),
};
type Schemas = typeof schemas;
export type BlockOf<K extends keyof Schemas> = ValueOf<Schemas[K]>;
export type Block = { [K in keyof Schemas]: BlockOf<K> }[keyof Schemas];

const kindSchema = group({ kind: choice(Object.keys(schemas)) }).noUnknown(false);
const isKind = (kind: unknown): kind is keyof Schemas =>
  typeof kind === 'string' && Object.hasOwn(schemas, kind);

/** Mistakes are reported at fields of the block's own kind. */
export const blocks = () =>
  list(
    lazy((value: unknown) => {
      const kind = (value as { kind?: unknown } | undefined)?.kind;
      return isKind(kind) ? (schemas[kind] as typeof kindSchema) : kindSchema;
    }) as unknown as ISchema<Block>,
  );

/** An information page with the data of its own `parts`; each is a `component` among the blocks, once. */
export const informationPage = <S extends ObjectShape>(parts: readonly string[], more: S) =>
  group({ heading: text(4, 80), lead: text(20, 260), actions, blocks: blocks(), ...more }, (page) => {
    const { blocks: all } = page as unknown as { blocks: readonly Block[] };
    const names = all.flatMap((item) => (item.kind === 'component' ? [item.name] : []));
    const mustHaveText = `must have each component once: ${parts.join(', ') || 'none'}`;
    return [...names].sort().join() !== [...parts].sort().join() && { field: 'blocks', text: mustHaveText };
  });
