import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from './Failure';
import { LazyFailure } from './LazyFailure';

test('a broken page shows the specified text and four links', async () => {
  const retry = jest.fn();
  render(<Failure error={Object.assign(new Error('secret'), { digest: '1234567' })} retry={retry} />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+92/),
  );
  expect(screen.getByText('1234567')).toBeInTheDocument();
  expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an error without a digest shows no reference', () => {
  render(<Failure error="just a text" retry={() => undefined} />);
  expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
});

test('LazyFailure shows the heading at once and the rest when it has loaded', async () => {
  render(<LazyFailure error={new Error('secret')} retry={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
