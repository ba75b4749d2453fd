import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './ShareButton';

const shared = { title: 'Event', text: 'Text', url: 'https://example.com' };
const refuse = () => {
  throw new DOMException('refused', 'NotAllowedError');
};
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('a browser that cannot share has no button', () => {
  render(<ShareButton shared={shared} label="Share" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['throws', refuse],
  ['is closed', async () => refuse()],
])('sharing that %s changes nothing', async (_, share) => {
  const called = jest.fn(share);
  Object.defineProperty(navigator, 'share', { configurable: true, value: called });
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  render(<ShareButton shared={shared} label="Share" />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(called).toHaveBeenCalledWith(shared);
  expect(screen.getByRole('button')).toBeVisible();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
