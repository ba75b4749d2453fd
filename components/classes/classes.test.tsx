import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { FoundBatch, FoundBatches } from '@/lib/server/classes/find-batches';
import { noFilters } from '@/lib/shared/classes/filters';
import { getCentres } from '@/lib/shared/content/centres';
import { telLink } from '@/lib/shared/content/site';
import { centreBySlug, foundBatch as batch } from '@/tests/support/samples/sample-classes';
import { BatchResults } from './BatchResults';
import { FilterForm } from './FilterForm';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const foundBatches = (batches: readonly FoundBatch[], changes: Partial<FoundBatches> = {}): FoundBatches => ({
  asOf: undefined,
  groups: batches.map((batch) => [batch]),
  total: batches.length,
  lowestTotal: '',
  pages: 1,
  filters: noFilters,
  unknown: [],
  centresWithoutClasses: [],
  laterTotal: 0,
  laterSemesters: 'semesters 2 to 6',
  closedTotal: 0,
  choices: {
    course: [{ value: 'course-1', label: 'Course 1', count: 1 }],
    city: [{ value: 'karachi', label: 'Karachi', count: batches.length }],
    centre: [{ value: 'clifton', label: 'Clifton', group: 'Karachi', count: batches.length }],
    days: [
      { value: 'mwf', label: 'Mon, Wed, Fri', count: batches.length },
      { value: 'tts', label: 'Tue, Thu, Sat', count: 0 },
    ],
    time: [],
    status: [],
  },
  ...changes,
});
const screenOf = (found: FoundBatches, unknown = 0) => (
  <>
    <FilterForm found={found} positions={{ clifton: { lat: 25, lon: 67 } }} isPartial={unknown > 0} />
    <BatchResults found={found} uncollectedCentres={getCentres().slice(0, unknown)} />
  </>
);
const renderScreen = (first: FoundBatches, unknown = 0) => render(screenOf(first, unknown));

beforeEach(() => {
  window.history.replaceState(null, '', '/batches');
  push.mockClear();
});

test('a row shows course, centre, time, days and status, and links to the enquiry and to WhatsApp', () => {
  renderScreen(foundBatches([batch(1)]));
  const row = screen.getByRole('heading', { name: 'Course 1' }).closest('li')!;
  for (const text of ['Course 1', 'Clifton, Karachi', '9 to 11 · Mon, Wed, Fri'])
    expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
  expect(within(row).getByRole('link', { name: /^Ask about this class/ })).toHaveAttribute(
    'href',
    expect.stringContaining('centre=9aecaf6f'),
  );
  expect(within(row).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/923000001004\?text=/),
  );
});

test('a closed class offers the next one; started and stale ones are marked', () => {
  renderScreen(
    foundBatches([
      batch(1, { status: 'closed' }),
      batch(2, {
        date: '2026-11-10',
        startDate: '10 Nov 2026',
        hasStarted: true,
        level: 'later',
        audience: 'After DISM',
      }),
      batch(4, { isOld: true }),
    ]),
  );
  expect(screen.getByRole('link', { name: /^Ask for the next one ?: Course 1/ })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /WhatsApp/ })).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Already started, with seats left' })).toBeVisible();
  expect(screen.getByText('Started 10 Nov 2026')).toBeVisible();
  expect(screen.getByText('After DISM')).toBeVisible();
  expect(screen.queryByText('For beginners')).toBeNull();
  expect(screen.getByText(/^As of/)).toHaveTextContent('20 Nov 2026');
});

test('a choice made before hydration is kept and opens its URL', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const page = screenOf(foundBatches([batch(1), batch(2)]));
  container.innerHTML = renderToString(page);
  const course = within(container).getByLabelText('Course');
  await userEvent.selectOptions(course, 'course-1');
  await act(async () => void hydrateRoot(container, page));
  expect(course).toBeInTheDocument();
  expect(course).toHaveValue('course-1');
  expect(push.mock.calls).toEqual([['/batches?course=course-1', { scroll: false }]]);
  container.remove();
});

test('a page that already shows the results of its URL does not navigate', () => {
  renderScreen(
    foundBatches([batch(1)], {
      filters: { ...noFilters, city: ['karachi'], centre: ['clifton', 'saddar'], page: 2 },
    }),
  );
  expect(screen.getByLabelText('City')).toHaveValue('karachi');
  expect(screen.getByLabelText('Centre')).toHaveValue('clifton,saddar');
  expect(push).not.toHaveBeenCalled();
});

describe('“Near me”', () => {
  const getCurrentPosition = jest.fn<void, [PositionCallback, PositionErrorCallback]>();
  beforeEach(() => void Object.assign(navigator, { geolocation: { getCurrentPosition } }));
  const pageWith = (chosen: Partial<FoundBatches['filters']>) =>
    screenOf(foundBatches([batch(1)], { filters: { ...noFilters, ...chosen } }));
  const nearButton = () => screen.getByRole('button', { name: 'Near me', hidden: true });

  test('asks for a city if the position is refused', async () => {
    getCurrentPosition.mockImplementation((_, no) => no({ code: 1 } as GeolocationPositionError));
    render(pageWith({}));
    await userEvent.click(nearButton());
    expect(await screen.findByText(/Choose a city/)).toHaveRole('alert');
    expect(push).not.toHaveBeenCalled();
  });

  test('replaces the city by the nearest centres, also after they are cleared, until it is pressed again', async () => {
    getCurrentPosition.mockImplementation((ok) =>
      ok({ coords: { latitude: 25, longitude: 67 } } as GeolocationPosition),
    );
    const { rerender } = render(pageWith({ city: ['karachi'] }));
    for (const chosen of [{}, { centre: ['clifton'], days: ['mwf'] }]) {
      await userEvent.click(nearButton());
      expect(push).toHaveBeenLastCalledWith('/batches?centre=clifton', { scroll: false });
      rerender(pageWith(chosen));
      expect(nearButton()).toHaveAttribute('aria-pressed', String('centre' in chosen));
    }
    expect(screen.getByText('Clifton is the only centre with classes within 40 km (here).')).toBeVisible();
    expect(screen.getByText(/^\d+(\.\d)? km$/)).toBeVisible();
    expect(document.getElementById('classes')).toHaveFocus();
    await userEvent.click(nearButton());
    expect(push).toHaveBeenLastCalledWith('/batches?days=mwf', { scroll: false });
  });
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const countLine = () => screen.getAllByRole('status')[0];

test('of many classes the number, further pages and missing lists are told', () => {
  const filters = { ...noFilters, days: ['mwf'], page: 2 };
  renderScreen(foundBatches([batch(1)], { total: 21, pages: 2, filters }), 4);
  expect(countLine()).toHaveTextContent(/^21 classes so far page 2 of 2$/);
  expect(hrefOf('Previous page')).toBe('/batches?days=mwf#classes');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  const orderAndChips = screen.getByRole('list', { name: 'Order and chosen filters' });
  expect(within(orderAndChips).getAllByRole('listitem').at(-1)).toHaveTextContent(/^(?:Remove|Cheapest)/);
  expect(screen.getByText(/not received the classes of 4 more centres/)).toBeVisible();
});

test.each([
  ['Karachi', { city: ['karachi'] }],
  ['Clifton', { centre: ['clifton'] }],
])('a choice without a class in %s leads to a centre there and to other cities', (place, chosen) => {
  renderScreen(foundBatches([], { filters: { ...noFilters, ...chosen, days: ['mwf'] } }));
  expect(screen.getByText(`No such class in ${place} yet.`)).toBeVisible();
  expect(hrefOf('See other cities')).toBe('/batches?days=mwf');
  const { phone } = getCentres().find(({ city, name }) => [city, name].includes(place))!;
  expect(hrefOf(`Call ${phone}`)).toBe(telLink(phone));
});

test('a choice without a class in any city leads to later semesters', () => {
  renderScreen(foundBatches([], { laterTotal: 3, filters: { ...noFilters, days: ['mwf'] } }));
  expect(screen.getByText('No class for this choice yet.')).toBeVisible();
  expect(hrefOf('Show semesters 2 to 6 of diplomas too (3)')).toBe('/batches?days=mwf&later=1#classes');
});

test('unknown filters are named, and a centre without classes with its contacts', () => {
  const silent = [centreBySlug('timergara')];
  const unknownValues = [{ name: 'course' as const, value: 'weaving' }];
  const { rerender } = renderScreen(foundBatches([batch(1)], { unknown: unknownValues }));
  expect(screen.getByText('We could not find the course “weaving”.')).toBeVisible();
  expect(screen.queryByText(/^Error/)).toBeNull();
  const filters = { ...noFilters, city: ['timergara'] };
  rerender(screenOf(foundBatches([], { centresWithoutClasses: silent, filters })));
  expect(screen.getByText('Timergara: no start dates yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask the centre' })).toHaveAttribute(
    'href',
    `/enquire?centre=${silent[0]?.id}`,
  );
  rerender(screenOf(foundBatches([], { centresWithoutClasses: silent, filters }), getCentres().length));
  expect(screen.queryByText(/no start dates yet/)).toBeNull();
  expect(countLine()).toHaveTextContent('Classes not known yet');
  expect(screen.queryByRole('link', { name: 'Cheapest first' })).toBeNull();
  expect(screen.getByText('We do not have the start dates right now.')).toBeVisible();
  for (const name of ['Karachi', 'Clifton']) expect(screen.getByRole('option', { name })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Tue, Thu, Sat' })).toBeInTheDocument();
});
