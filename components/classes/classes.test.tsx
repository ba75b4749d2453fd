import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { FoundBatch, FoundBatches } from '@/lib/server/classes/find';
import { noFilters } from '@/lib/shared/classes/filters';
import { getCentres } from '@/lib/shared/content/centres';
import { telLink } from '@/lib/shared/content/site';
import { foundBatch as batch } from '@/tests/support/samples/sample-classes';
import { BatchResults } from './BatchResults';
import { FilterForm } from './FilterForm';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const foundBatches = (batches: readonly FoundBatch[], more: Partial<FoundBatches> = {}): FoundBatches => ({
  groups: batches.map((one) => [one]),
  total: batches.length,
  pages: 1,
  filters: noFilters,
  unknown: [],
  centresWithoutClasses: [],
  laterTotal: 0,
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
  ...more,
});
const screenOf = (shown: FoundBatches, unknown = 0) => (
  <>
    <FilterForm found={shown} positions={{ clifton: { lat: 25, lon: 67 } }} isPartial={unknown > 0} />
    <BatchResults found={shown} uncollectedCentres={getCentres().slice(0, unknown)} />
  </>
);
const show = (first: FoundBatches, unknown = 0) => render(screenOf(first, unknown));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState(null, '', '/batches');
  push.mockClear();
});

test('a row shows course, centre, time, days and status, and links to the enquiry and to WhatsApp', () => {
  show(foundBatches([batch(1)]));
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
  show(
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
  const chosenPage = screenOf(foundBatches([batch(1)], { filters: { ...noFilters, course: ['course-1'] } }));
  await act(async () => {
    const root = hydrateRoot(container, page);
    push.mockImplementationOnce(() => root.render(chosenPage));
  });
  expect(course).toBeInTheDocument();
  expect(course).toHaveValue('course-1');
  expect(push.mock.calls).toEqual([['/batches?course=course-1', { scroll: false }]]);
  container.remove();
});

test('a page that already shows the results of its URL does not navigate; “Show classes” moves on to them', async () => {
  show(
    foundBatches([batch(1)], {
      filters: { ...noFilters, city: ['karachi'], centre: ['clifton', 'saddar'], page: 2 },
    }),
  );
  expect(screen.getByLabelText('City')).toHaveValue('karachi');
  expect(screen.getByLabelText('Centre')).toHaveValue('clifton,saddar');
  expect(push).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Change filters'));
  await userEvent.click(screen.getByRole('button', { name: 'Show classes' }));
  expect(push.mock.calls).toEqual([['/batches?city=karachi&centre=clifton,saddar', { scroll: false }]]);
  expect(document.getElementById('classes')).toHaveFocus();
  expect(screen.getByText('Show classes')).not.toBeVisible();
});

test('“Classes near me” asks for a city if it is refused; otherwise the nearest centres replace the city, again after they are cleared, until it is pressed', async () => {
  const getCurrentPosition = jest.fn((_: PositionCallback, no: PositionErrorCallback) =>
    no({ code: 1 } as GeolocationPositionError),
  );
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  const noBatchesIn = (chosen: Partial<FoundBatches['filters']>) =>
    screenOf(foundBatches([batch(1)], { filters: { ...noFilters, ...chosen } }));
  const { rerender } = render(noBatchesIn({ city: ['karachi'] }));
  const near = screen.getByRole('button', { name: 'Classes near me', hidden: true });
  await userEvent.click(near);
  expect(await screen.findByText(/Choose a city/)).toHaveRole('alert');
  expect(push).not.toHaveBeenCalled();
  getCurrentPosition.mockImplementation((ok) =>
    ok({ coords: { latitude: 25, longitude: 67 } } as GeolocationPosition),
  );
  for (const isPressed of ['false', 'true']) {
    await userEvent.click(near);
    expect(push).toHaveBeenLastCalledWith('/batches?centre=clifton', { scroll: false });
    rerender(noBatchesIn(isPressed === 'true' ? { centre: ['clifton'], days: ['mwf'], later: true } : {}));
    expect(near).toHaveAttribute('aria-pressed', isPressed);
  }
  expect(screen.getByText('Clifton is the only centre with classes within 40 km (here).')).toBeVisible();
  expect(document.getElementById('classes')).toHaveFocus();
  expect(screen.getByText(/^\d+(\.\d)? km$/)).toBeVisible();
  // "Mon, Wed, Fri" and "later semesters" stay checked.
  expect(screen.getAllByRole('checkbox', { hidden: true, checked: true })).toHaveLength(2);
  await userEvent.click(near);
  expect(push).toHaveBeenLastCalledWith('/batches?days=mwf&later=1', { scroll: false });
  expect(near).toHaveAttribute('aria-pressed', 'false');
});

test('numbers and links tell of further pages, later semesters, choices without a class and missing lists', () => {
  const filters = { ...noFilters, city: ['karachi'], days: ['mwf'], page: 2 };
  const { rerender } = show(foundBatches([batch(1)], { total: 21, pages: 2, laterTotal: 3, filters }), 4);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^21 classes so far page 2 of 2$/);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Show semesters 2 to 6 of diplomas too (3)')).toBe('/batches?city=karachi&days=mwf&later=1');
  expect(hrefOf('Previous page')).toBe('/batches?city=karachi&days=mwf#classes');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(hrefOf('Remove Karachi')).toBe('/batches?days=mwf');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/not received the classes of 4 more centres/)).toBeVisible();
  rerender(screenOf(foundBatches([batch(1)])));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^1 class$/);
  for (const [place, chosen] of [
    ['Karachi', { city: ['karachi'] }],
    ['Clifton', { centre: ['clifton'] }],
  ] as const) {
    rerender(screenOf(foundBatches([], { filters: { ...noFilters, ...chosen, days: ['mwf'] } })));
    expect(screen.getByText(`No class for this choice in ${place} yet`, { exact: false })).toBeVisible();
    expect(hrefOf('The next classes in other cities')).toBe('/batches?days=mwf');
  }
  rerender(screenOf(foundBatches([], { laterTotal: 3, filters: { ...noFilters, city: ['karachi'] } })));
  expect(hrefOf('Show semesters 2 to 6 of diplomas too (3)')).toBe('/batches?city=karachi&later=1');
  expect(hrefOf(getCentres()[0]?.phone ?? '')).toBe(telLink(getCentres()[0]?.phone ?? ''));
  rerender(screenOf(foundBatches([], { filters: { ...noFilters, days: ['mwf'] } })));
  expect(screen.getByText('No class matches all your filters.')).toBeVisible();
});

test('unknown filters are named, and a centre without classes with its contacts', () => {
  const silent = getCentres().filter(({ slug }) => slug === 'timergara');
  const unknown = [{ name: 'course', value: 'weaving' }] as const;
  const { rerender } = show(foundBatches([batch(1)], { unknown }));
  expect(screen.getByText('We could not find the course “weaving”.')).toBeVisible();
  expect(screen.queryByText(/^Error/)).toBeNull();
  const filters = { ...noFilters, city: ['timergara'] };
  rerender(screenOf(foundBatches([], { centresWithoutClasses: silent, filters })));
  expect(screen.getByText('Timergara: no start dates yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask the centre' })).toHaveAttribute(
    'href',
    `/enquire?centre=${silent[0]?.id}`,
  );
  // Says nothing about a centre before its classes are known.
  rerender(screenOf(foundBatches([], { centresWithoutClasses: silent, filters }), getCentres().length));
  expect(screen.queryByText(/no start dates yet/)).toBeNull();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Classes not known yet');
  expect(screen.getByText('Loading the classes of our centres.')).toBeVisible();
  for (const name of ['Karachi', 'Clifton']) expect(screen.getByRole('option', { name })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Tue, Thu, Sat' })).toBeInTheDocument();
});
