import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDraft, saveDraft } from '@/components/forms/draft';
import { EnquirySteps } from './EnquirySteps';

const clifton = '9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393';
const cities = {
  cities: [
    { id: '1', name: 'Karachi' },
    { id: '2', name: 'Lahore' },
  ],
};
const inKarachi = { centres: [{ id: clifton, name: 'Clifton' }] };

type Answer = { status: number; body?: unknown };
/** Resolvers of pending fetches, by path; the test resolves them. */
let pending: Map<string, (answer: Answer) => void>;
const respond = (path: string, answer: Answer) =>
  act(async () => {
    const resolver = pending.get(path);
    pending.delete(path);
    resolver?.(answer);
  });
const succeed = (path: string, body: unknown) => respond(path, { status: 200, body });
const fail = (path: string) => respond(path, { status: 503, body: {} });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  pending = new Map();
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = jest.fn(
    (input: RequestInfo | URL) =>
      new Promise<Response>((resolve) =>
        pending.set(String(input), ({ status, body }) =>
          resolve({ ok: status < 300, status, json: async () => body } as Response),
        ),
      ),
  );
});

const open = (values: Record<string, string> = {}) =>
  render(<EnquirySteps values={values} step={3} onStep={() => undefined} onSent={() => undefined} />);
const city = () => screen.getByLabelText('City');
const centre = () => screen.getByLabelText('Nearest centre');
const offered = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);

test("a draft's centre stays selected while its list loads, and is never offered in another city", async () => {
  saveDraft('enquiry', { values: { cityId: '1', centresId: clifton } });
  open();
  expect([city(), centre()].map((select) => (select as HTMLSelectElement).value)).toEqual(['1', clifton]);
  await succeed('/api/cities', cities);
  await userEvent.selectOptions(city(), 'Lahore');
  expect(offered(centre())).toEqual([]);
  await fail('/api/centres?cityId=2');
  expect(offered(centre())).toEqual([]);
  await userEvent.selectOptions(city(), 'Karachi');
  await succeed('/api/centres?cityId=1', inKarachi);
  expect(offered(centre())).toEqual([clifton]);
});

test("a link's centre overrides the draft's city, and both are saved in the draft at once", async () => {
  saveDraft('enquiry', { values: { cityId: '2', centresId: '0badd4c9-c422-5f0b-bb99-829e6b8a70fa' } });
  open({ centresId: clifton });
  await succeed('/api/cities', cities);
  expect(await screen.findByRole('option', { name: 'Karachi', selected: true })).toBeInTheDocument();
  expect(readDraft('enquiry')?.values).toMatchObject({ cityId: '1', centresId: clifton });
  await succeed('/api/centres?cityId=1', inKarachi);
  expect(centre()).toHaveDisplayValue('Clifton');
});

test("a link's unknown centre is dropped once the list has loaded", async () => {
  open({ centresId: '00000000-0000-4000-8000-000000000000' });
  expect(offered(centre())).toHaveLength(1);
  await succeed('/api/cities', cities);
  await screen.findByRole('option', { name: 'Select your city first' });
  expect(offered(centre())).toEqual([]);
});

test('each list that failed to load has its own message, and both are retried', async () => {
  saveDraft('enquiry', { values: { cityId: '1', centresId: clifton } });
  open();
  await fail('/api/cities');
  await succeed('/api/centres?cityId=1', inKarachi);
  expect(screen.getByText('We could not load the cities.')).toBeVisible();
  expect(screen.queryByText('We could not load the centres.')).toBeNull();
  expect(city()).toHaveDisplayValue('As chosen before');
  await userEvent.click(screen.getByRole('button', { name: 'Load it again' }));
  await succeed('/api/cities', cities);
  expect(city()).toHaveDisplayValue('Karachi');
  expect(screen.queryByText(/could not load/)).toBeNull();
});
