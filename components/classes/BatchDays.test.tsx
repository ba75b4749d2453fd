import { render, screen, within } from '@testing-library/react';
import type { FoundBatch } from '@/lib/server/classes/find-batches';
import { getCentres } from '@/lib/shared/content/centres';
import { foundBatch } from '@/tests/support/samples/sample-classes';
import { BatchDays } from './BatchDays';

const at = (slug: string, more: Partial<FoundBatch> = {}) => {
  const { id, name, city, whatsapp } = getCentres().find((candidate) => candidate.slug === slug)!;
  const href = `/centre?id=${id}`;
  const centre = { id, slug, name, city, whatsapp, href, cityKey: city.toLowerCase() };
  return foundBatch(1, { id: slug, centre, ...more });
};
const four = [at('johar-town', { status: 'limited' }), at('clifton'), at('saddar'), at('latifabad')];

test('equal classes are one row that opens to its centres', () => {
  render(<BatchDays groups={[four]} />);
  const row = screen.getByRole('heading', { name: 'Course 1' }).closest('li')!;
  expect(within(row).getByText('4 centres').tagName).toBe('SUMMARY');
  expect(row).toHaveTextContent('Johar Town, Lahore and 3 more');
  const { container } = render(<BatchDays groups={[four.slice(1, 3)]} />);
  expect(container).toHaveTextContent('Clifton and Saddar, Karachi');
  const centres = within(row).getAllByRole('listitem', { hidden: true });
  expect(
    centres.map((centre) => within(centre).getAllByRole('link', { hidden: true })[1]?.textContent),
  ).toEqual(
    ['Johar Town', 'Clifton', 'Saddar', 'Latifabad'].map(
      (name) => `Ask about this class: Course 1, ${name}, 1 Dec 2026`,
    ),
  );
});

test('by fee, classes are under their level instead of their day', () => {
  render(<BatchDays groups={[four, [foundBatch(2, { level: 'later' })]]} isByFee />);
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['For beginners, lowest sum first', 'If you have studied before']);
});

test.each<[string, FoundBatch[][], string[]]>([
  ['one of four has limited seats', [four], ['Limited Seats']],
  [
    'all are closed',
    [['saddar', 'clifton'].map((slug) => at(slug, { status: 'closed' }))],
    ['Admission Closed'],
  ],
  ['half have limited seats', [[at('saddar', { status: 'limited' })], [foundBatch(2)]], []],
])('a status is shown where it tells something: %s', (_, groups, shown) => {
  render(<BatchDays groups={groups} />);
  expect(
    screen.queryAllByText(/^(?:Limited Seats|Admission .*)$/).map(({ textContent }) => textContent),
  ).toEqual(shown);
});
