import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noFilters } from '@/lib/batches/filters';
import type { FoundBatch, FoundBatches } from '@/lib/batches/find';
import { FindBatch } from './FindBatch';
import { NextBatches } from './NextBatches';

const batch = (n: number, more: Partial<FoundBatch> = {}): FoundBatch => ({
  id: `clifton_${n}`,
  name: `Course ${n}`,
  courses: [],
  courseValues: [`course-${n}`],
  centre: {
    id: '9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393',
    slug: 'clifton',
    name: 'Clifton',
    city: 'Karachi',
    whatsapp: '0300 0001004',
    href: '/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393',
    cityValue: 'karachi',
  },
  days: 'mwf',
  date: '2026-12-01',
  startDate: '1 Dec 2026',
  timeSlot: '9 to 11',
  status: 'open',
  asOf: '2026-11-20T07:00:00.000Z',
  hasStarted: false,
  isOld: false,
  ...more,
});

const found = (batches: readonly FoundBatch[], more: Partial<FoundBatches> = {}): FoundBatches => ({
  batches,
  total: batches.length,
  pages: 1,
  filters: noFilters,
  choices: {
    course: [{ value: 'course-1', label: 'Course 1', count: 1 }],
    city: [{ value: 'karachi', label: 'Karachi', count: batches.length }],
    centre: [{ value: 'clifton', label: 'Clifton', group: 'Karachi', count: batches.length }],
    days: [{ value: 'mwf', label: 'Mon, Wed, Fri', count: batches.length }],
    time: [],
    status: [],
  },
  ...more,
});
const show = (first: FoundBatches, unknownCentres = 0) =>
  render(<FindBatch first={first} positions={{}} unknownCentres={unknownCentres} />);

beforeEach(() => window.history.replaceState(null, '', '/batches'));

test('a row shows course, centre, time, days and status, and links to the enquiry and to WhatsApp', () => {
  show(found([batch(1)]));
  const row = screen.getAllByRole('listitem')[0];
  if (!row) throw new Error('no row');
  for (const text of ['Course 1', 'Clifton', '9 to 11', 'Mon, Wed, Fri', 'Admission Open'])
    expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
  expect(within(row).getByRole('link', { name: /^Ask for this seat/ })).toHaveAttribute(
    'href',
    expect.stringContaining('centre=9aecaf6f'),
  );
  expect(within(row).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/923000001004\?text=/),
  );
});

test('a closed class offers the next one, and a class under way and one of an old copy are marked', () => {
  show(
    found([
      batch(1, { status: 'closed' }),
      batch(2, { date: '2026-11-10', startDate: '10 Nov 2026', hasStarted: true }),
      batch(4, { isOld: true }),
    ]),
  );
  expect(screen.getByRole('link', { name: /^Ask for the next one : Course 1/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Under way, with seats left' })).toBeVisible();
  expect(screen.getByText('Started 10 Nov 2026')).toBeVisible();
  expect(screen.getByText(/^As of/)).toHaveTextContent('20 Nov 2026');
});

test('the response to the latest choice is shown, even when an earlier one arrives later, and its filters are in the address', async () => {
  const answers: ((answer: FoundBatches) => void)[] = [];
  const asked: string[] = [];
  global.fetch = jest.fn((address: string) => {
    asked.push(address);
    return new Promise<Response>((resolve) =>
      answers.push((answer) => resolve({ ok: true, json: async () => answer } as unknown as Response)),
    );
  }) as unknown as typeof fetch;
  show(found([batch(1), batch(2)]));
  await userEvent.click(screen.getByRole('checkbox', { name: /Mon, Wed, Fri/ }));
  await userEvent.selectOptions(screen.getByLabelText('Course'), 'course-1');
  expect(asked).toEqual(['/api/batches?days=mwf', '/api/batches?course=course-1&days=mwf']);
  expect(window.location.search).toBe('?course=course-1&days=mwf');
  const filters = { ...noFilters, course: ['course-1'], days: ['mwf'] };
  answers[1]?.(found([batch(1)], { filters }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 class'));
  expect(screen.getByRole('list', { name: 'Chosen filters' })).toHaveTextContent('Course 1');
  await act(async () => answers[0]?.(found([batch(1), batch(2)])));
  expect(screen.getByRole('status')).toHaveTextContent('1 class');
});

test('before anything is collected the page says so, and a failed reload shows an alert', async () => {
  global.fetch = jest.fn(() => Promise.reject(new Error('away'))) as unknown as typeof fetch;
  show(found([]), 34);
  expect(screen.getByText('The centres are being asked.')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
});

test('the next classes of a course link to all of them', () => {
  render(<NextBatches course="course-1" batches={[batch(1), batch(2)]} total={7} small={false} />);
  expect(screen.getByRole('link', { name: /^All 7 classes/ })).toHaveAttribute(
    'href',
    '/batches?course=course-1',
  );
});
