import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Centre } from '@/content/schema/centres';
import type { CentrePageData } from '@/lib/server/backend/centres';
import type { Freshness } from '@/lib/server/backend/types';
import { centrePath, getCentres } from '@/lib/shared/content/centres';
import { getSite } from '@/lib/shared/content/site';
import { BackendList } from './BackendList';
import { CentreHeader } from './CentreHeader';
import { CentreTabs } from './CentreTabs';
import { OtherCentres } from './CityIndex';
import { FindCentre } from './FindCentre';

// CentreMedia's film watches the viewport, which jsdom cannot.
jest.mock('./CentreMedia', () => ({ CentreMedia: () => null }));

test('a fresh list shows “Updated” with its time, a stale copy “Last updated”', () => {
  const asOf = new Date('2026-11-19T14:05:00+05:00');
  const list = { items: [1], asOf };
  const [centre] = getCentres() as [Centre];
  const { rerender } = render(
    <BackendList
      centre={centre}
      list={{ ...list, state: 'stale' }}
      title="Batches"
      art="no-batches"
      emptyText="None"
    >
      rows
    </BackendList>,
  );
  expect(screen.getByText(/Last updated/).closest('p')).toHaveTextContent(
    'Last updated 19 Nov 2026, 2:05 pm.',
  );
  rerender(
    <BackendList
      centre={centre}
      list={{ ...list, state: 'fresh' }}
      title="Batches"
      art="no-batches"
      emptyText="None"
    >
      rows
    </BackendList>,
  );
  expect(screen.queryByText(/Last updated/)).toBeNull();
  expect(screen.getByText(/^Updated/).closest('p')).toHaveTextContent('Updated 19 Nov 2026, 2:05 pm.');
  const emptyList = (state: Freshness['state']) => (
    <BackendList
      centre={centre}
      list={{ items: [], state }}
      title="Batches"
      art="no-batches"
      emptyText="None announced"
    >
      list
    </BackendList>
  );
  rerender(emptyList('unavailable'));
  expect(screen.queryByText('None announced')).toBeNull();
  expect(screen.getByText(/^We could not load this list/)).toBeVisible();
  expect(screen.getByText('Try again')).toHaveAttribute('href', '');
  expect(screen.getByRole('link', { name: `Call ${centre.phone}` })).toBeVisible();
  rerender(emptyList('fresh'));
  expect(screen.getByText('None announced')).toBeVisible();
});

test("a centre's lists name their facts, and one without classes leads to those of its city", () => {
  const list = <T,>(...items: T[]) => ({ items, state: 'fresh' as const });
  const facts = list({ key: '1', name: 'Sana', members: [], semester: 'CPISM', batchCode: '2301A' });
  const page = {
    centre: getCentres()[0],
    students: facts,
    projects: facts,
    placements: list(),
    events: list(),
  };
  render(<CentreTabs page={page as unknown as CentrePageData} classes={list<never>()} month="2026-10" />);
  for (const term of screen.getAllByText('Semester')) expect(term.parentElement).toHaveTextContent('CPISM');
  for (const term of screen.getAllByText('Batch code')) expect(term.parentElement).toHaveTextContent('2301A');
  expect(screen.getByRole('link', { name: 'see the classes in Karachi' })).toBeVisible();
});

test('the header shows the age of stale phone numbers, photo and map once', () => {
  const [centre] = getCentres();
  if (!centre) throw new Error('no centres');
  const renderHeader = (age: Freshness) => (
    <CentreHeader page={{ centre, detail: { phone: centre.phone, ...age } }} />
  );
  const asOf = new Date('2026-11-19T14:05:00+05:00');
  const { rerender } = render(renderHeader({ state: 'stale', asOf }));
  expect(screen.getByText(/Last updated/).closest('p')).toHaveTextContent(
    'Last updated 19 Nov 2026, 2:05 pm.',
  );
  rerender(renderHeader({ state: 'fresh', asOf }));
  expect(screen.queryByText(/Last updated/)).toBeNull();
});

test.each(['inDirectory', 'inFindACentre'] as const)(
  'below the list %s are the omitted centres and the numbers',
  (list) => {
    render(<OtherCentres listFlag={list} />);
    const centresWithout = getCentres().filter((centre) => !centre[list]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      centresWithout.map(({ id }) => centrePath(id)),
    );
    const { centresInPakistan } = getSite().statistics;
    expect(document.body).toHaveTextContent(
      `${getCentres().length} of our ${centresInPakistan} centres in Pakistan are listed here.`,
    );
  },
);

describe('find a centre', () => {
  // Only the first 34 centres, so that the expected counts stay valid when editors append others.
  const centres = getCentres().slice(0, 34);
  const readNames = () =>
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.firstChild?.textContent);
  const stubGeolocation = (getPosition: (ok: PositionCallback, no: PositionErrorCallback) => void) =>
    Object.assign(navigator, { geolocation: { getCurrentPosition: jest.fn(getPosition) } });

  test('typing filters the list and announces the number of matches', async () => {
    render(<FindCentre centres={centres} />);
    await userEvent.type(screen.getByRole('searchbox'), 'jauhar');
    expect(readNames()).toEqual(['Gulistan-e-Jauhar', 'Johar Town']);
    expect(screen.getByRole('status')).toHaveTextContent('2 centres for “jauhar”');
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText(/No centre matches/)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), '& #{Enter}');
    expect(window.location.search).toBe('?q=jauharxyz%26%20%23');
  });

  test('a centre omitted from the list is found by name', async () => {
    render(<FindCentre centres={centres} />);
    expect(readNames()).not.toContain('Timergara');
    await userEvent.type(screen.getByRole('searchbox'), 'timergara');
    expect(readNames()).toEqual(['Timergara']);
    expect(screen.getByRole('status')).toHaveTextContent('1 centre for “timergara”');
  });

  test('near a visitor the nearest come first with their distance, until it is pressed again', async () => {
    stubGeolocation((ok) => ok({ coords: { latitude: 25.39, longitude: 68.34 } } as GeolocationPosition));
    render(<FindCentre centres={centres} />);
    const nearButton = screen.getByRole('button', { name: 'Centres near me' });
    const namesBefore = readNames();
    await userEvent.click(nearButton);
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ centres, nearest first$/);
    expect(readNames().slice(0, 2).toSorted()).toEqual(['Latifabad', 'Qasimabad']);
    expect(screen.getAllByText(/^\d+(\.\d)? km$/).length).toBeGreaterThan(10);
    await userEvent.click(nearButton);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(readNames()).toEqual(namesBefore);
  });

  test('if the location is denied, a button leads back to the search field', async () => {
    stubGeolocation((_ok, no) => no({ code: 1 } as GeolocationPositionError));
    render(<FindCentre centres={centres} />);
    await userEvent.click(screen.getByRole('button', { name: 'Centres near me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Type your area instead' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
