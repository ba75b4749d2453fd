import { render, screen, within } from '@testing-library/react';
import { CityPreset } from '@/components/layout/CityPreset';
import type { Centre } from '@/content/schema/centres';
import { getUpcomingBatches, uncollectedCentres } from '@/lib/server/classes/collect';
import { toUpcomingBatches } from '@/lib/server/classes/upcoming-batches';
import type { Batch } from '@/lib/shared/classes/batch';
import { getCentres } from '@/lib/shared/content/centres';
import { ClassList } from './ClassList';
import { ClassesByCity } from './ClassesByCity';
import { NextClasses, NextClassLine } from './NextClasses';

jest.mock('@/lib/server/classes/collect', () => ({
  getUpcomingBatches: jest.fn(),
  uncollectedCentres: jest.fn(),
}));

jest.mock('next/navigation', () => ({ usePathname: () => '/courses-sp', useRouter: () => ({}) }));

const [first, second] = getCentres().filter(({ city }) => city === 'Karachi') as [Centre, Centre];
const batch = (key: string, course: string, date: string): Batch => ({ key, course, date, days: 'mwf' });
const asOf = new Date('2030-01-01');

const classes = [
  ...toUpcomingBatches(first, [batch('1', 'Python', '2030-02-04'), batch('2', 'CPISM', '2030-02-05')], asOf),
  ...toUpcomingBatches(second, [batch('3', 'Python', '2030-03-04')], asOf),
];
beforeEach(() => {
  jest.mocked(getUpcomingBatches).mockReturnValue(classes);
  jest.mocked(uncollectedCentres).mockReturnValue([]);
});

test('the next class in one line is the earliest', () => {
  const { rerender } = render(<NextClassLine courseSlug="python" />);
  expect(screen.getByRole('link')).toHaveTextContent(`Next class 4 Feb, ${first.name}`);
  rerender(<ClassList courseSlug="python" city="karachi" batches={classes.slice(0, 1)} total={1} />);
  const classLink = screen.getByRole<HTMLAnchorElement>('link', { name: 'See this class of Python' });
  expect(classLink.search).toBe('?course=python&city=karachi');
});

test('a course without classes says so and whom to call, and a site without known classes that none is known', () => {
  render(<NextClasses courseSlug="flutter-apps" />);
  render(<NextClassLine courseSlug="flutter-apps" />);
  expect(screen.getAllByText('No start date yet')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Tell me when there is one' })).toHaveAttribute(
    'href',
    '/enquire?enquire=STC&topic=flutter-apps',
  );
  jest.mocked(getUpcomingBatches).mockReturnValue([]);
  jest.mocked(uncollectedCentres).mockReturnValue(getCentres());
  render(<ClassesByCity slug="hdse" />);
  expect(screen.getByRole('heading', { name: 'Next classes for beginners' })).toBeVisible();
  expect(screen.getByText('We do not have the start dates right now')).toBeVisible();
  render(<NextClassLine courseSlug="flutter-apps" />);
  expect(screen.getByText('Ask for the start date')).toBeVisible();
});

test('the classes of the chosen city come first in a list that stays as long as it is', () => {
  const [lahore] = getCentres().filter(({ city }) => city === 'Lahore') as [Centre];
  const lahoreBatches = toUpcomingBatches(lahore, [batch('4', 'Python', '2030-04-01')], asOf);
  jest
    .mocked(getUpcomingBatches)
    .mockReturnValue([...classes, ...classes.map((row) => ({ ...row, id: `${row.id}b` })), ...lahoreBatches]);
  localStorage.setItem('city', 'lahore');
  render(
    <>
      <NextClasses courseSlug="python" />
      <CityPreset />
    </>,
  );
  localStorage.clear();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(lahore.name);
});

test('a city without a class of a diploma names a centre to call, and the classes elsewhere', () => {
  render(<ClassesByCity slug="adse" />);
  const panel = screen.getByText('No class for beginners in Lahore yet').closest('.panel') as HTMLElement;
  const lahore = getCentres().find(({ city }) => city === 'Lahore');
  expect(within(panel).getByText(`Call ${lahore?.phone}`)).toBeInTheDocument();
  expect(screen.getAllByRole('radio')[1]).toHaveAttribute('value', 'karachi');
  expect(
    within(panel).getByRole('link', { name: `${first.name}, Karachi`, hidden: true }),
  ).toBeInTheDocument();
});
