import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whilePosting } from '@/components/ui/browser/fall-back';
import { ErrorScreen } from './ErrorScreen';

afterEach(() => void Reflect.deleteProperty(window, 'fallBack'));
const leave = jest.fn(() => true);
/** Defines the loader's function for prepared documents. */
const loader = () => Object.assign(window, { fallBack: () => leave });
const retry = jest.fn();

test('a page that the server cannot render shows the specified text and four links', async () => {
  loader();
  render(<ErrorScreen error={Object.assign(new Error('secret'), { digest: '1234567' })} retry={retry} />);
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
  expect(leave).not.toHaveBeenCalled();
});

test('a page that throws in the browser is reloaded without scripts', async () => {
  loader();
  render(<ErrorScreen error={new Error('secret')} retry={retry} />);
  expect(screen.getByRole('status')).toHaveTextContent('One moment.');
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
});

test('a page that throws during a post waits for the post, then reloads', async () => {
  loader();
  let end: () => void = () => undefined;
  void whilePosting(new Promise<void>((resolve) => (end = resolve)));
  leave.mockClear();
  render(<ErrorScreen error={new Error('secret')} retry={retry} />);
  expect(screen.getByRole('status')).toHaveTextContent('still sending');
  expect(leave).not.toHaveBeenCalled();
  end();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
});

test.each([
  ['in a document without the loader', () => undefined],
  ['when the browser refuses', () => Object.assign(window, { fallBack: () => () => false })],
])('%s a page that throws shows the specified text', async (_, prepare) => {
  prepare();
  render(<ErrorScreen error="just a text" retry={retry} />);
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
});
