import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { centrePath, getCentres } from '@/lib/shared/content/centres';
import { getSite } from '@/lib/shared/content/site';
import type { Age } from '@/lib/server/backend/types';
import type { ProjectOfTheMonth } from '@/lib/server/backend/lists';
import { CentreEvents, ListState } from './CentreTabs';
import { CentreHeader } from './CentreHeader';
import { FindCentre } from './FindCentre';
import { OtherCentres } from './CentreDirectory';
import { Placements } from './Placements';
import { Projects } from './Projects';

// Its film watches the viewport, which jsdom cannot.
jest.mock('./CentreMedia', () => ({ CentreMedia: () => null }));

describe('projects of the month', () => {
  const project = (key: string, month?: string): ProjectOfTheMonth => ({
    key,
    name: `Project ${key}`,
    members: key === 'a' ? ['Sana', 'Bilal'] : [],
    ...(month && { month }),
  });
  const shown = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

  test('choosing a month shows only its projects, and All months shows all again', async () => {
    render(<Projects projects={[project('a', '2026-10'), project('b', '2026-09')]} />);
    expect(screen.getByText('Sana')).toBeVisible();
    const month = screen.getByLabelText('Month');
    await userEvent.type(month, '2026-09');
    expect(shown()).toEqual(['Project b']);
    expect(screen.getByRole('status')).toHaveTextContent('1 project in Sept 2026.');
    await userEvent.click(screen.getByRole('button', { name: 'All months' }));
    expect(shown()).toEqual(['Project a', 'Project b']);
  });

  test('if no project has a month, choosing one shows a message and keeps the list', async () => {
    render(<Projects projects={[project('a')]} />);
    await userEvent.type(screen.getByLabelText('Month'), '2026-09');
    expect(shown()).toEqual(['Project a']);
    expect(screen.getByText('Projects are published for the current month only.')).toBeVisible();
  });
});

describe('placements', () => {
  const id = getCentres()[0]?.id ?? '';
  const placement = { key: '0', name: 'Sana Hashmi', company: 'Indus' };
  const show = (age: Age = { state: 'fresh' }) =>
    render(
      <Placements
        centreId={id}
        month="2026-10"
        first="2021-11"
        last="2026-11"
        placements={{ items: age.state === 'unavailable' ? [] : [placement], ...age }}
      />,
    );
  const answers = (...placements: object[]) => ({
    ok: true,
    json: async () => ({ placements, asOf: '2026-11-20T09:30:00.000Z', fresh: true }),
  });
  const fetched = jest.fn();
  beforeEach(() => {
    fetched.mockReset();
    Object.assign(globalThis, { fetch: fetched });
    Object.assign(AbortSignal, { any: ([signal]: AbortSignal[]) => signal, timeout: () => undefined });
  });
  const choose = async (month: string) => {
    const input = screen.getByLabelText('Month');
    await userEvent.clear(input);
    await userEvent.type(input, month);
  };

  test('choosing a month loads it, announces it and puts it into the URL', async () => {
    let finish: (value: unknown) => void = () => undefined;
    fetched.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    show();
    await choose('2026-09');
    expect(screen.getByText('Loading placements for Sept 2026…')).toBeVisible();
    finish(answers({ key: '0', name: 'Fahad Khatri' }));
    expect(await screen.findByRole('heading', { name: 'Fahad Khatri' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 placement in Sept 2026');
    expect(fetched.mock.calls[0][0]).toBe(`/api/placements?centreId=${id}&month=2026-09`);
    expect(window.location.search).toBe(`?id=${id}&month=2026-09`);
  });

  test('a failure shows a message and can be retried', async () => {
    fetched.mockResolvedValueOnce({ ok: false });
    show();
    await choose('2026-09');
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('We could not load the placements for Sept 2026.')).toBeVisible();
    fetched.mockResolvedValueOnce(answers());
    await userEvent.click(retryButton);
    expect(await screen.findByText(/There are no placements for Sept 2026/)).toBeVisible();
  });

  test('the age of a copy is shown for the chosen month only', async () => {
    show({ state: 'stale', asOf: new Date('2026-11-19T14:05:00+05:00') });
    expect(screen.getByText(/Last updated/).closest('p')).toHaveTextContent(
      'Last updated 19 Nov 2026, 14:05.',
    );
    fetched.mockResolvedValueOnce(answers(placement));
    await choose('2026-09');
    expect(await screen.findByText('1 placement in Sept 2026')).toBeVisible();
    expect(screen.queryByText(/Last updated/)).toBeNull();
    const copy = { placements: [], asOf: '2026-11-18T10:00:00.000Z', fresh: false };
    fetched.mockResolvedValueOnce({ ok: true, json: async () => copy });
    await choose('2026-08');
    expect((await screen.findByText(/Last updated/)).closest('p')).toHaveTextContent(
      'Last updated 18 Nov 2026, 15:00.',
    );
    fetched.mockResolvedValueOnce({ ok: false });
    await choose('2026-07');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText(/Last updated/)).toBeNull();
  });

  test('a month out of range causes no request', async () => {
    show();
    await choose('2027-01');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('without JavaScript a plain form chooses and retries a month', () => {
    const { container } = show({ state: 'unavailable' });
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/centre#placements');
    expect(form).toHaveAttribute('method', 'get');
    expect(form?.querySelector('input[name=id]')).toHaveValue(id);
    expect(form?.querySelector('input[name=month]')).toHaveValue('2026-10');
    expect(screen.getByText('We could not load the placements for Oct 2026.')).toBeVisible();
    const retryButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' });
    expect(retryButton.type).toBe('submit');
    expect(retryButton.form).toBe(form);
  });
});

describe('events', () => {
  test('show No Events if there are none', () => {
    render(<CentreEvents events={[{ key: '0', name: 'Empty', links: [] }]} />);
    expect(screen.getByText('No Events')).toBeVisible();
  });
});

test('a fresh list shows “Updated” with its time, a stale copy “Last updated”', () => {
  const asOf = new Date('2026-11-19T14:05:00+05:00');
  const list = { items: [1], asOf };
  const { rerender } = render(
    <ListState list={{ ...list, state: 'stale' }} title="Batches" art="no-batches" empty="None">
      rows
    </ListState>,
  );
  expect(screen.getByText(/Last updated/).closest('p')).toHaveTextContent('Last updated 19 Nov 2026, 14:05.');
  rerender(
    <ListState list={{ ...list, state: 'fresh' }} title="Batches" art="no-batches" empty="None">
      rows
    </ListState>,
  );
  expect(screen.queryByText(/Last updated/)).toBeNull();
  expect(screen.getByText(/^Updated/).closest('p')).toHaveTextContent('Updated 19 Nov 2026, 14:05.');
  const nothing = (state: Age['state']) => (
    <ListState list={{ items: [], state }} title="Batches" art="no-batches" empty="None announced">
      list
    </ListState>
  );
  rerender(nothing('unavailable'));
  expect(screen.queryByText('None announced')).toBeNull();
  expect(screen.getByText(/^We could not load this list/)).toBeVisible();
  rerender(nothing('fresh'));
  expect(screen.getByText('None announced')).toBeVisible();
});

test('the header shows the age of stale phone numbers, photo and map once', () => {
  const [centre] = getCentres();
  if (!centre) throw new Error('no centres');
  const header = (age: Age) => (
    <CentreHeader
      page={{ centre, detail: { phone: centre.phone, ...age } }}
      hours={undefined}
      at={new Date('2026-11-19T14:05:00+05:00')}
    />
  );
  const asOf = new Date('2026-11-19T14:05:00+05:00');
  const { rerender } = render(header({ state: 'stale', asOf }));
  expect(screen.getByText(/Last updated/).closest('p')).toHaveTextContent('Last updated 19 Nov 2026, 14:05.');
  rerender(header({ state: 'fresh', asOf }));
  expect(screen.queryByText(/Last updated/)).toBeNull();
  rerender(header({ state: 'unavailable' }));
  expect(screen.queryByText(/Last updated/)).toBeNull();
});

test.each(['inDirectory', 'inFindACentre'] as const)(
  'below the list %s are the omitted centres and the numbers',
  (list) => {
    render(<OtherCentres list={list} />);
    const left = getCentres().filter((centre) => !centre[list]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      left.map(({ id }) => centrePath(id)),
    );
    const { centresInPakistan } = getSite().statistics;
    expect(document.body).toHaveTextContent(
      `${getCentres().length} of our ${centresInPakistan} centres in Pakistan are listed here.`,
    );
  },
);

describe('find a centre', () => {
  // Editors append centres after these, so the expected counts stay valid.
  const centres = getCentres().slice(0, 34);
  const names = () =>
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.firstChild?.textContent);
  const locate = (answer: (ok: PositionCallback, no: PositionErrorCallback) => void) =>
    Object.assign(navigator, { geolocation: { getCurrentPosition: jest.fn(answer) } });

  test('typing filters the list and announces the number of matches', async () => {
    render(<FindCentre centres={centres} />);
    await userEvent.type(screen.getByRole('searchbox'), 'jauhar');
    expect(names()).toEqual(['Gulistan-e-Jauhar', 'Johar Town']);
    expect(screen.getByRole('status')).toHaveTextContent('2 centres for “jauhar”');
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText(/No centre matches/)).toBeVisible();
  });

  test('a centre omitted from the list is found by name', async () => {
    render(<FindCentre centres={centres} />);
    expect(names()).not.toContain('Timergara');
    await userEvent.type(screen.getByRole('searchbox'), 'timergara');
    expect(names()).toEqual(['Timergara']);
    expect(screen.getByRole('status')).toHaveTextContent('1 centre for “timergara”');
  });

  test('if the location is denied, a button leads back to the search field', async () => {
    locate((_ok, no) => no({ code: 1 } as GeolocationPositionError));
    render(<FindCentre centres={centres} />);
    await userEvent.click(screen.getByRole('button', { name: 'Centres near me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Type your area instead' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
