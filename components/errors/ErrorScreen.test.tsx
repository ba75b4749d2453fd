import { render, screen } from '@testing-library/react';
import { ErrorScreen } from './ErrorScreen';

beforeEach(() => sessionStorage.clear());

test('a page that the server cannot render shows the specified heading, two links and a reference', () => {
  render(<ErrorScreen error={Object.assign(new Error('secret'), { digest: '1234567' })} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+92/),
  );
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getByText('1234567')).toBeVisible();
  expect(screen.queryByText(/secret/)).toBeNull();
  // An error of the server is not counted, because the page would fail without scripts too.
  expect(sessionStorage.getItem('crashes')).toBeNull();
});

test('a page that throws in the browser shows no reference, and is counted for the loader', () => {
  for (const crashes of ['x', 'xx']) {
    const { unmount } = render(<ErrorScreen error="just a text" />);
    expect(screen.queryByText(/Reference/)).toBeNull();
    expect(sessionStorage.getItem('crashes')).toBe(crashes);
    unmount();
  }
});
