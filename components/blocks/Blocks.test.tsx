import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Block, informationPage } from '@/content/schema/blocks';
import { findings } from '@/lib/server/check/findings';
import { actions, blocks, office, text } from '@/tests/support/samples/sample-blocks';
import { Blocks } from './Blocks';

const page = informationPage([], {});
const problemsOf = (blocks: readonly unknown[]) =>
  findings({ heading: 'A page', lead: 'A line below the heading.', blocks }, page, {
    read: () => undefined,
    refer: () => undefined,
  }).map(({ path, text }) => `${path.join('.')}: ${text}`);

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

test.each(blocks)('a block with the longest texts is valid and shown: $title', (block) => {
  expect(problemsOf([block])).toEqual([]);
  const { container } = render(
    <Blocks blocks={[{ ...block, id: 'part', intro: office, note: text, actions }]} />,
  );
  expect(container.querySelector('section')).toHaveAttribute('id', 'part');
  const { items = [], rows = [] } = block as { items?: Record<string, unknown>[]; rows?: string[][] };
  const shownItems = items.map(({ slug, href, art, ...shown }) => shown);
  for (const shownText of textsOf([block.title, office, text, shownItems, rows]))
    expect(container).toHaveTextContent(shownText.replace(/ M$/, '\u202fM'), { normalizeWhitespace: false });
  expect(screen.getByRole('link', { name: actions[1]?.label ?? '' })).toHaveAttribute('href', '/faq');
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
