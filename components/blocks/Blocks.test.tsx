import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { type Block, informationPage } from '@/content/schema/blocks';
import { findings } from '@/lib/server/check/findings';
import { Blocks } from './Blocks';

const studied = 'ADSE 2021, Gulshan-e-Iqbal';
const quote = 'I walked in knowing how to open Excel. I review code now.';

const cases: readonly (readonly [block: Block, text: string])[] = [
  [
    {
      kind: 'text',
      statement: 'A large sentence above the text.',
      paragraphs: ['A paragraph that is long enough.'],
    },
    'A large sentence above the text.',
  ],
  [
    { kind: 'figures', items: [{ number: '10 M', label: 'alumni', text: 'Counted in the whole world.' }] },
    'Counted in the whole world.',
  ],
  [
    {
      kind: 'points',
      as: 'stairs',
      items: [{ title: 'Workshops', text: 'The fee in writing', result: 'A portfolio' }],
    },
    'A portfolio',
  ],
  [
    {
      kind: 'cards',
      items: [
        {
          title: 'Partner',
          label: 'Any centre',
          text: 'One line of text.',
          points: ['A point'],
          href: '/partner',
        },
      ],
    },
    'A point',
  ],
  [
    {
      kind: 'people',
      items: [
        { slug: 'bilal-ansari', name: 'Bilal Ansari', role: 'Developer', studied, company: 'Sialworks' },
      ],
    },
    studied,
  ],
  [
    {
      kind: 'timeline',
      items: [
        { when: '2013', title: 'Training award', text: 'For training people.', state: 'Past' },
        { when: '2017', title: 'Quality award', text: 'For leadership in quality.', state: 'Main' },
      ],
    },
    'Past',
  ],
  [
    {
      kind: 'quote',
      title: 'In their words',
      items: [{ slug: 'sana-rafiq', quote, name: 'Sana Rafiq', role: 'Engineer' }],
    },
    'In their words',
  ],
  [
    {
      kind: 'table',
      head: ['What', 'How', 'Else'],
      rows: [
        ['You send', 'By email', 'By email'],
        ['You send', 'By email', 'By email'],
      ],
    },
    'What',
  ],
];

const page = informationPage([], {});
const problemsOf = (blocks: readonly unknown[]) =>
  findings({ heading: 'A page', lead: 'A line below the heading.', blocks }, page, {
    read: () => undefined,
    refer: () => undefined,
  }).map(({ path, text }) => `${path.join('.')}: ${text}`);

test.each(cases)('a block with its optional parts is valid and shown: %j', (block, text) => {
  expect(problemsOf([block])).toEqual([]);
  render(
    <Blocks
      blocks={[
        {
          ...block,
          id: 'part',
          title: 'The heading',
          intro: 'A sentence below it.',
          note: 'A line at the end.',
          actions: [{ label: 'Find a centre', href: '/locations' }],
        },
      ]}
    />,
  );
  const part = screen.getByRole('heading', { name: 'The heading' }).closest('section') as HTMLElement;
  expect(part).toHaveAttribute('id', 'part');
  if (text !== block.title) expect(within(part).getByText(text)).toBeInTheDocument();
  for (const line of ['A sentence below it.', 'A line at the end.'])
    expect(within(part).getByText(line)).toBeInTheDocument();
  expect(within(part).getByRole('link', { name: 'Find a centre' })).toHaveAttribute('href', '/locations');
});

test('a mistake in a block is reported at its field, and an unknown kind with the kinds there are', () => {
  expect(
    problemsOf([
      { kind: 'figures', items: [{ number: '5', label: 'continents', hint: 'x' }] },
      { kind: 'banner', title: 'A banner' },
      { kind: 'text', paragraphs: ['A paragraph that is long enough.'], actions: [{ label: 'Call us' }] },
    ]),
  ).toEqual([
    expect.stringMatching(
      /^blocks\.0\.items\.0\.hint: has a field that does not exist: hint\. Allowed: number, label/,
    ),
    expect.stringMatching(
      /^blocks\.1\.kind: must be one of text, figures, points, cards, people, timeline, quote, table/,
    ),
    'blocks.2.actions.0.label: “Call us” needs exactly one of href, whatsapp, email, call',
  ]);
});

test('the blocks of a page must have its parts and can have no others', () => {
  const tabsPage = informationPage(['tabs'], {});
  const textBlock: Block = { kind: 'text', paragraphs: ['A paragraph that is long enough.'] };
  const isValid = (blocks: readonly Block[]) =>
    tabsPage.isValidSync(
      { heading: 'A page', lead: 'A line below the heading.', blocks },
      { context: { read: () => undefined, refer: () => undefined } },
    );
  expect(isValid([textBlock, { kind: 'component', name: 'tabs' }])).toBe(true);
  expect(isValid([textBlock])).toBe(false);
  expect(isValid([textBlock, { kind: 'component', name: 'maps' }])).toBe(false);
  render(
    <Blocks
      blocks={[{ kind: 'component', name: 'tabs', title: 'The part' }]}
      parts={{ tabs: 'Its content' }}
    />,
  );
  expect(screen.getByText('Its content')).toBeVisible();
});

test('each way to act has its address', () => {
  const actions = [
    { label: 'Message us', whatsapp: 'I would like to hire' },
    { label: 'Write to us', email: 'careers' as const },
    { label: 'Call us', call: true as const },
  ];
  render(<Blocks blocks={[{ kind: 'text', paragraphs: ['A paragraph.'], actions }]} />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=I%20would/),
    'mailto:careers@example.com',
    expect.stringMatching(/^tel:\+92/),
  ]);
});
