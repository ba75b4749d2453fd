import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NearMeButton } from '../Button';
import { SaveButton } from '../SaveButton';
import { savesData } from '@/lib/shared/loader/low-data';
import { toggleLowData } from './useLowData';
import { useMedia } from './useMedia';
import { requestLocation, stopNearMe, useNearMe } from './useNearMe';
import { rememberCity, rememberedCity } from './useRememberedCity';

function NearMe() {
  const nearMe = useNearMe();
  return <button onClick={() => requestLocation()}>{nearMe.kind}</button>;
}
function Media() {
  return <p>{String(useMedia('(prefers-reduced-motion: reduce)'))}</p>;
}

const throwRefused = () => {
  throw new DOMException('refused', 'SecurityError');
};
const replaceProperty = (owner: object, name: string, descriptor: PropertyDescriptor) => {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...descriptor });
  restorers.push(() =>
    before ? Object.defineProperty(owner, name, before) : void Reflect.deleteProperty(owner, name),
  );
};
const restorers: (() => void)[] = [];
afterEach(() => {
  jest.useRealTimers();
  restorers.splice(0).forEach((restoreOne) => restoreOne());
});

test.each([
  ['missing', { value: undefined }],
  ['forbidden', { get: throwRefused }],
  ['throwing', { value: { getCurrentPosition: throwRefused } }],
  ['denied', { value: { getCurrentPosition: (_: unknown, denied: () => void) => denied() } }],
])('geolocation that is %s counts as denied', async (_, descriptor) => {
  replaceProperty(navigator, 'geolocation', descriptor);
  render(<NearMe />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('refused');
});

test('a prompt for the location that is dismissed without an answer counts as denied, and can be repeated', async () => {
  jest.useFakeTimers();
  const callbacks: ((at: object) => void)[] = [];
  replaceProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: (callback: () => void) => callbacks.push(callback) },
  });
  const onFound = jest.fn();
  function Near() {
    const nearMe = useNearMe();
    return (
      <NearMeButton nearMe={nearMe} onLocate={() => requestLocation(onFound)} onStop={stopNearMe}>
        {nearMe.kind}
      </NearMeButton>
    );
  }
  render(<Near />);
  const pressButton = () => fireEvent.click(screen.getByRole('button'));
  pressButton();
  expect(screen.getByRole('button', { name: 'asking', busy: true })).toBeEnabled();
  pressButton();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByRole('button')).toHaveTextContent('refused');
  // The visitor answers both prompts after the timeout: only the last request counts.
  act(() => callbacks.forEach((answer) => answer({ coords: { latitude: 1, longitude: 2 } })));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('at');
  expect(onFound).toHaveBeenCalledTimes(1);
  pressButton();
  pressButton();
  pressButton();
  act(() => callbacks.forEach((answer) => answer({ coords: { latitude: 1, longitude: 2 } })));
  expect(onFound).toHaveBeenCalledTimes(2);
});

test.each([
  ['missing', { value: undefined }],
  ['forbidden', { get: throwRefused }],
  ['full', { value: { getItem: () => null, setItem: throwRefused } }],
])('storage that is %s counts as empty, and an item is saved for this page', async (id, descriptor) => {
  replaceProperty(window, 'localStorage', descriptor);
  expect(savesData()).toBe(false);
  expect(() => rememberCity('lahore')).not.toThrow();
  expect(rememberedCity()).toBe('');
  expect(() => act(() => toggleLowData())).not.toThrow();
  render(<SaveButton kind="courses" id={id} name="ADSE" />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Saved: ADSE');
});

test('without matchMedia no media query matches', () => {
  replaceProperty(window, 'matchMedia', { value: undefined });
  render(<Media />);
  expect(screen.getByText('false')).toBeInTheDocument();
});
