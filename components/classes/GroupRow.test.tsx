import { render, screen, within } from '@testing-library/react';
import type { FoundBatch } from '@/lib/server/classes/find';
import { getCentres } from '@/lib/shared/content/centres';
import { foundBatch } from '@/tests/support/samples/sample-classes';
import { BatchDays } from './BatchDays';

test('equal classes are one row that opens to its centres; the status is shown where it tells something', () => {
  const at = (slug: string, more: Partial<FoundBatch> = {}) => {
    const { id, name, city, whatsapp } = getCentres().find((one) => one.slug === slug)!;
    const centre = {
      id,
      slug,
      name,
      city,
      whatsapp,
      href: `/centre?id=${id}`,
      cityKey: city.toLowerCase(),
    };
    return foundBatch(1, { id: slug, centre, ...more });
  };
  const group = ['clifton', 'saddar', 'latifabad'].map((slug) => at(slug));
  const { rerender } = render(<BatchDays groups={[[at('johar-town', { status: 'limited' }), ...group]]} />);
  const row = screen.getByRole('heading', { name: 'Course 1' }).closest('li')!;
  expect(within(row).getByText('4 centres').tagName).toBe('SUMMARY');
  expect(within(row).getByText('Johar Town, Clifton + 2')).toBeVisible();
  const centres = within(row).getAllByRole('listitem', { hidden: true });
  expect(
    centres.map((centre) => within(centre).getAllByRole('link', { hidden: true })[1]?.textContent),
  ).toEqual(
    ['Johar Town', 'Clifton', 'Saddar', 'Latifabad'].map(
      (name) => `Ask about this class: Course 1, ${name}, 1 Dec 2026`,
    ),
  );
  // Of four classes one has limited seats, and three are open.
  expect(screen.getByText('Limited Seats')).toBeInTheDocument();
  expect(screen.queryByText('Admission Open')).toBeNull();
  rerender(
    <BatchDays groups={[[at('saddar', { status: 'closed' }), at('clifton', { status: 'closed' })]]} />,
  );
  expect(screen.getByText('Admission Closed')).toBeVisible();
  rerender(<BatchDays groups={[[at('saddar', { status: 'limited' })], [foundBatch(2)]]} />);
  expect(screen.queryByText('Limited Seats')).toBeNull();
});
