import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EnquiryPageForm, type EnquiryPageFormProps } from './EnquiryPageForm';

const empty: EnquiryPageFormProps = {
  values: {},
  errors: {},
  known: { cities: [{ value: '1', label: 'Karachi' }] },
  query: {},
  failed: false,
  idempotencyKey: undefined,
};

/** The server-rendered page, as in a browser without JavaScript. */
function plain(changes: Partial<EnquiryPageFormProps> = {}) {
  const html = renderToString(<EnquiryPageForm {...empty} {...changes} />);
  document.body.innerHTML = html.replace(/<\/?noscript>/g, '');
}
const city = () => screen.getByRole('form', { name: 'Your city' });

test('the error summary links to the city, which shows its error', () => {
  plain({ errors: { cityId: 'Please select your city' } });
  const link = screen.getByRole('link', { name: 'Please select your city' });
  const select = within(city()).getByLabelText('First choose your city');
  expect(link).toHaveAttribute('href', `#${select.id}`);
  expect(document.querySelectorAll(`#${select.id}`)).toHaveLength(1);
  expect(select).toHaveAccessibleDescription('Error: Please select your city');
});

test("a link's topic is sent with the answers, and the message is empty", () => {
  plain({ topic: 'Advanced Excel' });
  const sent = new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Enquiry' }));
  expect([sent.get('topic'), sent.get('others')]).toEqual(['Advanced Excel', '']);
});

test('choosing the city keeps the query of the page', () => {
  plain({ query: { enquire: 'STC', topic: 'advanced-excel', outcome: 'invalid' } });
  const sent = new FormData(city() as HTMLFormElement);
  expect(Object.fromEntries(sent)).toEqual({
    enquire: 'STC',
    topic: 'advanced-excel',
    outcome: 'invalid',
    cityId: '',
  });
});

test('without the list of cities the page shows a message, and the error summary links to reloading it', () => {
  plain({ known: {}, errors: { cityId: 'Please select your city' } });
  expect(screen.getByText(/We could not load the cities/)).toBeVisible();
  // A page without a query may come from a cache, so the retry sends a non-existent city.
  expect(new FormData(city() as HTMLFormElement).get('cityId')).toBe('0');
  const retryButton = within(city()).getByRole('button', { name: 'Load it again' });
  expect(screen.getByRole('link', { name: 'Please select your city' })).toHaveAttribute(
    'href',
    `#${retryButton.id}`,
  );
});

test('without the centres of the chosen city the page shows a message', () => {
  plain({ values: { cityId: '1' } });
  expect(screen.getByLabelText('Nearest centre')).toHaveAccessibleDescription(
    /We could not load the centres/,
  );
});

test('a failed attempt can be sent on WhatsApp', () => {
  plain({ failed: true, values: { uname: 'Bilal', cityId: '1', uphne: '0300 1234567' } });
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
  const chat = new URL(links.at(-1)?.href ?? '');
  expect(chat.searchParams.get('text')).toBe(
    'An enquiry\nName: Bilal\nMobile number: 0300 1234567\nCity: Karachi',
  );
});

test('reloading the cities keeps the chosen one', () => {
  plain({ known: {}, values: { cityId: '2' } });
  expect(new FormData(city() as HTMLFormElement).get('cityId')).toBe('2');
});

test('without JavaScript the chosen city is sent once with the answers', () => {
  plain({ values: { cityId: '1' } });
  const sent = new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Enquiry' }));
  expect(sent.getAll('cityId')).toEqual(['1']);
});

describe('a link that presets program and centre', () => {
  const values = { course: 'STC', centresId: 'c', cityId: '1' };
  const known = { ...empty.known, centres: [{ value: 'c', label: 'Clifton' }] };
  const fold = () => screen.getByText(/^Goes to|^Program and centre/).closest('details')!;

  test('folds both, names the centre, and sends them without JavaScript', () => {
    plain({ values, known });
    expect(fold()).not.toHaveAttribute('open');
    expect(fold()).toHaveTextContent('Goes to Clifton');
    expect(screen.queryByRole('form', { name: 'Your city' })).toBeNull();
    const sent = new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Enquiry' }));
    expect([sent.get('course'), sent.get('cityId'), sent.get('centresId')]).toEqual(['STC', '1', 'c']);
  });

  test.each([
    ['the lists are unavailable', { values, known: {} }],
    ['one of them is invalid', { values, known, errors: { course: 'Please select a program' } }],
    ['the centre is not in the list', { values: { ...values, cityId: '2' }, known: empty.known }],
  ])('shows them if %s', (_, changes) => {
    plain(changes);
    const isShown = document.querySelector('details')?.hasAttribute('open');
    const isAsked = screen.queryByRole('form', { name: 'Your city' }) !== null;
    expect(isShown || isAsked).toBe(true);
  });

  test.each([[{ course: 'STC' }], [{ centresId: 'c' }], [{}]])(
    'shows them if only one is preset: %o',
    (some) => {
      plain({ values: some });
      expect(document.querySelector('details')).toBeNull();
    },
  );
});

test('the city remembered by the device is preselected; choosing none clears it', async () => {
  localStorage.setItem('city', 'karachi');
  document.body.innerHTML = '';
  render(<EnquiryPageForm {...empty} />);
  const select = screen.getByLabelText('City');
  await waitFor(() => expect(select).toHaveValue('1'));
  fireEvent.change(select, { target: { value: '' } });
  expect(localStorage.getItem('city')).toBe('');
  await waitFor(() => expect(select).toHaveValue(''));
  // The centres of the city are requested too.
  await act(async () => void fireEvent.change(select, { target: { value: '1' } }));
  expect(localStorage.getItem('city')).toBe('karachi');
  localStorage.clear();
  sessionStorage.clear();
});

test('a message over 50 characters is counted, kept, and offered on WhatsApp with all other answers', async () => {
  document.body.innerHTML = '';
  render(<EnquiryPageForm {...empty} topic="ADSE" />);
  const message = screen.getByLabelText(/^Message/);
  fireEvent.change(message, { target: { value: 'x'.repeat(50) } });
  expect(screen.queryByRole('link', { name: /Send it on WhatsApp/ })).toBeNull();
  fireEvent.change(message, { target: { value: 'x'.repeat(51) } });
  expect(message).toHaveValue('x'.repeat(51));
  const chat = await screen.findByRole<HTMLAnchorElement>('link', { name: /Send it on WhatsApp/ });
  expect(new URL(chat.href).searchParams.get('text')).toBe(
    `An enquiry\nAbout: ADSE\nMessage: ${'x'.repeat(51)}`,
  );
});

test("the cached page has no idempotency key; the page after a failed attempt has the attempt's", () => {
  const key = () => document.querySelector<HTMLInputElement>('input[name=idempotencyKey]')?.value;
  plain();
  expect(key()).toBeUndefined();
  plain({ idempotencyKey: 'k' });
  expect(key()).toBe('k');
});

test('a city chosen before hydration stays selected in the same element, and its centres load', async () => {
  const asked: string[] = [];
  global.fetch = jest.fn(async (url: string) => {
    asked.push(url);
    return { ok: true, json: async () => ({ centres: [{ id: 'c', name: 'Clifton' }] }) };
  }) as unknown as typeof fetch;
  document.body.innerHTML = `<div>${renderToString(<EnquiryPageForm {...empty} />)}</div>`;
  const select = screen.getByLabelText<HTMLSelectElement>('City');
  fireEvent.change(select, { target: { value: '1' } });
  const container = document.body.firstElementChild as HTMLElement;
  await act(async () => render(<EnquiryPageForm {...empty} />, { container, hydrate: true }));
  expect(screen.getByLabelText('City')).toBe(select);
  expect(select).toHaveValue('1');
  expect(asked).toEqual(['/api/centres?cityId=1']);
  expect(await screen.findByRole('option', { name: 'Clifton' })).toBeInTheDocument();
});
