import { render, screen } from '@testing-library/react';
import { MonthField } from './MonthField';

afterEach(() => jest.restoreAllMocks());

const field = () => {
  render(<MonthField id="month" value="" onMonth={() => {}} example="2023-03" />);
  return screen.getByLabelText('Month');
};

test('a field with a picker has neither pattern nor placeholder, which HTML does not allow there', () => {
  const month = field();
  expect(month).toHaveAttribute('type', 'month');
  expect(month).not.toHaveAttribute('pattern');
  expect(month).not.toHaveAttribute('placeholder');
});

test('a browser without a picker shows an example', () => {
  jest.spyOn(HTMLInputElement.prototype, 'type', 'get').mockReturnValue('text');
  expect(field()).toHaveAttribute('placeholder', '2023-03');
});
