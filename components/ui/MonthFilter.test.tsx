import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MonthFilter } from './MonthFilter';

const items = [
  { key: 'a', month: '2023-03', card: <p>Ayesha</p> },
  { key: 'b', month: '2023-02', card: <p>Bilal</p> },
  { key: 'c', card: <p>Chand</p> },
];
const readNames = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const choose = (value: string) => fireEvent.change(screen.getByLabelText('Month'), { target: { value } });

test('a month shows its items and their number, and All months shows all again', async () => {
  render(<MonthFilter id="month" noun={['star', 'stars']} items={items} />);
  expect(readNames()).toEqual(['Ayesha', 'Bilal', 'Chand']);
  choose('2023-02');
  expect(readNames()).toEqual(['Bilal']);
  expect(screen.getByRole('status')).toHaveTextContent('1 star in Feb 2023');
  choose('2020-01');
  expect(readNames()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('0 stars in Jan 2020');
  await userEvent.click(screen.getByRole('button', { name: 'All months' }));
  expect(readNames()).toEqual(['Ayesha', 'Bilal', 'Chand']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByLabelText('Month')).toHaveValue('');
  expect(screen.getByLabelText('Month')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('without a month picker a text that is no month gets a message until it is one', () => {
  render(<MonthFilter id="month" noun={['star', 'stars']} items={items} />);
  const monthField = Object.assign(screen.getByLabelText('Month'), { type: 'text', value: 'May' });
  fireEvent.blur(monthField);
  expect(screen.getByRole('status')).toHaveTextContent(/^Type a month and a year/);
  choose('2023-03');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 star in Mar 2023$/);
});

test('if no item has a month, the field says so, and choosing one keeps the list', () => {
  render(<MonthFilter id="month" noun={['star', 'stars']} items={items.slice(2)} undatedText="No months." />);
  choose('2023-02');
  expect(readNames()).toEqual(['Chand']);
  expect(screen.getByText('No months.')).toBeVisible();
});
