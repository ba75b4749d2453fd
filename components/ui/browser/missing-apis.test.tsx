import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberCity, rememberedCity } from './city';
import { savesData } from '@/lib/shared/loader/low-data';
import { toggleLowData } from './low-data';
import { SaveButton } from '../SaveButton';
import { useMedia } from './useMedia';
import { locate, useNearMe } from './useNearMe';

// A missing API, or one that throws, must not end the page.

function NearMe() {
  const near = useNearMe();
  return <button onClick={() => locate()}>{near.kind}</button>;
}
function Media() {
  return <p>{String(useMedia('(prefers-reduced-motion: reduce)'))}</p>;
}

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};
/** Replaces a property with a value, or a getter that throws, for one test. */
const replace = (owner: object, name: string, descriptor: PropertyDescriptor) => {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...descriptor });
  restore.push(() =>
    before ? Object.defineProperty(owner, name, before) : void Reflect.deleteProperty(owner, name),
  );
};
const restore: (() => void)[] = [];
afterEach(() => restore.splice(0).forEach((one) => one()));

test.each([
  ['missing', { value: undefined }],
  ['forbidden', { get: refuse }],
  ['throwing', { value: { getCurrentPosition: refuse } }],
  ['denied', { value: { getCurrentPosition: (_: unknown, denied: () => void) => denied() } }],
])('geolocation that is %s counts as denied', async (_, descriptor) => {
  replace(navigator, 'geolocation', descriptor);
  render(<NearMe />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('refused');
});

test.each([
  ['missing', { value: undefined }],
  ['forbidden', { get: refuse }],
  ['full', { value: { getItem: () => null, setItem: refuse } }],
])('storage that is %s counts as empty, and an item is saved for this page', async (id, descriptor) => {
  replace(window, 'localStorage', descriptor);
  expect(savesData()).toBe(false);
  expect(() => rememberCity('lahore')).not.toThrow();
  expect(rememberedCity()).toBe('');
  expect(() => act(() => toggleLowData())).not.toThrow();
  render(<SaveButton kind="courses" id={id} name="ADSE" />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Saved: ADSE');
});

test('without matchMedia no media query matches', () => {
  replace(window, 'matchMedia', { value: undefined });
  render(<Media />);
  expect(screen.getByText('false')).toBeInTheDocument();
});
