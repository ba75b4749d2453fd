import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { readDraft, saveDraft } from '@/components/forms/draft';
import { type EnquiryQuestion, optionalQuestions } from '@/lib/shared/enquiry/fields';
import { fakeRequests } from '@/tests/support/fake-request';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm';

jest.mock('@/lib/shared/enquiry/schema', () => ({
  enquiryRules: ({ uphne = '' }) => (uphne === '12' ? { uphne } : {}),
}));
const clifton = '9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393';
const cities = {
  cities: [
    { id: '1', name: 'Karachi' },
    { id: '2', name: 'Lahore' },
  ],
};
const inKarachi = { centres: [{ id: clifton, name: 'Clifton' }] };

type Stub = { status: number; body?: unknown };
let pending: Map<string, (stub: Stub) => void>;
const respond = (path: string, stub: Stub) =>
  act(async () => {
    const resolver = pending.get(path);
    pending.delete(path);
    resolver?.(stub);
  });
const succeed = (path: string, body: unknown) => respond(path, { status: 200, body });
const fail = (path: string) => respond(path, { status: 503, body: {} });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = '';
  window.history.replaceState(null, '');
  pending = new Map();
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

const form = (props: Partial<EnquiryFormProps> = {}) => (
  <EnquiryForm id="enquiry" heading="h2" values={{}} {...props} />
);
const renderForm = (values: Record<string, string> = {}) => render(form({ values }));
const renderPlain = (props: Partial<EnquiryFormProps> = {}) => {
  document.body.innerHTML = renderToString(
    form({ centres: [{ value: clifton, label: 'Clifton' }], ...props }),
  );
};
const answers = () => new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Enquiry' }));
const city = () => screen.getByLabelText('City');
const centre = () => screen.getByLabelText('Nearest centre');
const offeredValues = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);

test("a draft's centre stays selected while its list loads, and is never offered in another city", async () => {
  saveDraft('enquiry', { values: { cityId: '1', centresId: clifton } });
  renderForm();
  expect([city(), centre()].map((select) => (select as HTMLSelectElement).value)).toEqual(['1', clifton]);
  await succeed('/api/cities', cities);
  await userEvent.selectOptions(city(), 'Lahore');
  expect(offeredValues(centre())).toEqual([]);
  await fail('/api/centres?cityId=2');
  expect(offeredValues(centre())).toEqual([]);
  await userEvent.selectOptions(city(), 'Karachi');
  await succeed('/api/centres?cityId=1', inKarachi);
  expect(offeredValues(centre())).toEqual([clifton]);
  // The only centre of the city is selected.
  expect(centre()).toHaveDisplayValue('Clifton');
});

test("a link's centre overrides the city of draft and device, and both are saved in the draft at once", async () => {
  localStorage.setItem('city', 'lahore');
  saveDraft('enquiry', { values: { cityId: '2', centresId: '0badd4c9-c422-5f0b-bb99-829e6b8a70fa' } });
  const { unmount } = renderForm({ centresId: clifton });
  await succeed('/api/cities', cities);
  expect(await screen.findByRole('option', { name: 'Karachi', selected: true })).toBeInTheDocument();
  expect(readDraft('enquiry')?.values).toMatchObject({ cityId: '1', centresId: clifton });
  await succeed('/api/centres?cityId=1', inKarachi);
  expect(centre()).toHaveDisplayValue('Clifton');
  // Following the link again, after another choice, presets its centre again.
  await userEvent.selectOptions(city(), 'Lahore');
  unmount();
  renderForm({ centresId: clifton });
  expect([city(), centre()].map((select) => (select as HTMLSelectElement).value)).toEqual(['', clifton]);
});

test("a link's unknown centre is dropped once the list has loaded", async () => {
  renderForm({ centresId: '00000000-0000-4000-8000-000000000000' });
  expect(offeredValues(centre())).toHaveLength(1);
  await succeed('/api/cities', cities);
  await screen.findByRole('option', { name: 'Select your city first' });
  expect(offeredValues(centre())).toEqual([]);
});

test('only the list that failed to load has a message, and it can be loaded again', async () => {
  saveDraft('enquiry', { values: { cityId: '1', centresId: clifton } });
  renderForm();
  await fail('/api/cities');
  await succeed('/api/centres?cityId=1', inKarachi);
  expect(screen.getByText('We could not load the cities.')).toBeVisible();
  expect(screen.queryByText('We could not load the centres.')).toBeNull();
  expect(city()).toHaveDisplayValue('As chosen before');
  await userEvent.click(screen.getByRole('button', { name: 'Load it again' }));
  expect(city()).toHaveFocus();
  await succeed('/api/cities', cities);
  expect(city()).toHaveDisplayValue('Karachi');
  expect(screen.queryByText(/could not load/)).toBeNull();
});

test('finished steps show their answers in one line, which leads back to them; Back of the browser does too', async () => {
  // Makes the email optional: a question in a finished step may be optional, but none is today.
  (optionalQuestions as EnquiryQuestion[]).push('email');
  renderForm();
  await userEvent.type(screen.getByLabelText(/^Mobile number/), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Step 2 of 3/));
  await userEvent.selectOptions(screen.getByLabelText('Program'), 'HDSE');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  const [first, second] = [
    'Step 1: Mobile number “12” is not complete · Name: not filled in yet',
    /^Step 2: HDSE ?Change/,
  ];
  expect(await screen.findByRole('button', { name: new RegExp(`^${first}`) })).toBeVisible();
  expect(screen.getByRole('button', { name: second })).toBeVisible();
  window.history.back();
  await screen.findByRole('button', { name: 'Back to step 1' });
  await userEvent.click(screen.getByRole('button', { name: /^Step 1: / }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Back/ })).toBeNull());
  expect(screen.getByLabelText(/^Mobile number/)).toHaveValue('12');
  (optionalQuestions as EnquiryQuestion[]).pop();
});

test('a failed attempt can be sent on WhatsApp', () => {
  renderPlain({ failed: true, values: { uname: 'Bilal', centresId: clifton, uphne: '0300 1234567' } });
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
  expect(new URL(link?.href ?? '').searchParams.get('text')).toBe(
    'An enquiry\nName: Bilal\nMobile number: 0300 1234567\nCentre: Clifton',
  );
});

test('an enquiry that ends after its form was closed leaves the next one alone; then the focus is in an empty form', async () => {
  const { script, sent } = fakeRequests();
  const body = { kind: 'sent', uname: 'Bilal' };
  const lateAnswer = Promise.withResolvers<void>();
  script.push({ status: 201, body, until: lateAnswer.promise }, 'drop', 'drop', { status: 201, body });
  const pressDone = () => userEvent.click(screen.getByRole('button', { name: /^Done/, hidden: true }));
  const { unmount } = renderForm({ course: 'HDSE', centresId: clifton });
  await userEvent.type(screen.getByLabelText(/^Name/), 'Bilal');
  await pressDone();
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  renderForm({ course: 'HDSE', centresId: clifton });
  await userEvent.type(screen.getByLabelText(/^Message/), 'Evening?');
  await act(async () => lateAnswer.resolve());
  expect(readDraft('enquiry')?.values).toMatchObject({ uname: 'Bilal', others: 'Evening?' });
  await pressDone();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(document.body).not.toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send another enquiry' }));
  await waitFor(() => expect(screen.getByLabelText(/^Mobile number/)).toHaveFocus());
  expect(screen.getByLabelText(/^Name/)).toHaveValue('');
});

describe('a link that presets program and centre', () => {
  const values = { course: 'STC', centresId: clifton };
  const findFold = () => document.querySelector('details');

  test('folds both, names the centre, and sends them without JavaScript, with the topic and no message', () => {
    renderPlain({ values, topic: 'Advanced Excel', idempotencyKey: 'k' });
    expect(findFold()).not.toHaveAttribute('open');
    expect(findFold()).toHaveTextContent('Goes to Clifton');
    const sentFields = { ...values, topic: 'Advanced Excel', others: '', idempotencyKey: 'k' };
    expect(Object.fromEntries(answers())).toMatchObject(sentFields);
  });

  test.each([
    ['one of them is invalid', { values, errors: { course: 'Please select a program' } }],
    ['the centre is unknown', { values, centres: [] }],
  ])('shows them if %s', (_, changes) => {
    renderPlain(changes);
    expect(findFold()).toHaveAttribute('open');
  });

  test.each([[{ course: 'STC' }], [{ centresId: clifton }]])(
    'shows them if only one is preset: %o',
    (some) => {
      renderPlain({ values: some });
      expect(findFold()).toBeNull();
    },
  );
});

test('a message over 50 characters is kept, and offered on WhatsApp with its topic', async () => {
  render(form({ topic: 'ADSE' }));
  const message = screen.getByLabelText(/^Message/);
  fireEvent.change(message, { target: { value: 'x'.repeat(50) } });
  expect(screen.queryByRole('link', { name: /Send it on WhatsApp/ })).toBeNull();
  fireEvent.change(message, { target: { value: 'x'.repeat(51) } });
  expect(message).toHaveValue('x'.repeat(51));
  const chatLink = await screen.findByRole<HTMLAnchorElement>('link', { name: /Send it on WhatsApp/ });
  expect(new URL(chatLink.href).searchParams.get('text')).toBe(
    `An enquiry\nAbout: ADSE\nMessage: ${'x'.repeat(51)}`,
  );
});
