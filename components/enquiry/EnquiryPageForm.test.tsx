import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EnquiryPageForm, type EnquiryPageFormProps } from './EnquiryPageForm';

/** The server-rendered page, as without JavaScript. */
function plain(changes: Partial<EnquiryPageFormProps> = {}) {
  const props: EnquiryPageFormProps = {
    values: {},
    errors: {},
    known: { cities: [{ value: '1', label: 'Karachi' }] },
    query: {},
    failed: false,
    idempotencyKey: 'k',
    ...changes,
  };
  document.body.innerHTML = renderToString(<EnquiryPageForm {...props} />);
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

test('choosing the city takes along what the address said', () => {
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
  expect(screen.getByText(/The list of cities could not be loaded/)).toBeVisible();
  expect(new FormData(city() as HTMLFormElement).get('cityId')).toBeNull();
  const retryButton = within(city()).getByRole('button', { name: 'Load it again' });
  expect(screen.getByRole('link', { name: 'Please select your city' })).toHaveAttribute(
    'href',
    `#${retryButton.id}`,
  );
});

test('without the centres of the chosen city the page shows a message', () => {
  plain({ values: { cityId: '1' } });
  expect(screen.getByLabelText('Nearest center')).toHaveAccessibleDescription(
    /The list of centers could not be loaded/,
  );
});

test('a failed attempt can go by WhatsApp', () => {
  plain({ failed: true, values: { uname: 'Bilal', cityId: '1', uphne: '0300 1234567' } });
  const chat = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
  expect(chat.searchParams.get('text')).toBe(
    'An enquiry\nName: Bilal\nMobile number: 0300 1234567\nCity: Karachi',
  );
});

test('loading the cities again keeps the one that was chosen', () => {
  plain({ known: {}, values: { cityId: '2' } });
  expect(new FormData(city() as HTMLFormElement).get('cityId')).toBe('2');
});
