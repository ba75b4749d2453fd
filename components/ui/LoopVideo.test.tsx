import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LowDataSwitch } from '../layout/LowDataSwitch';
import { LoopVideo } from './LoopVideo';

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
let prefersReducedMotion = false;

let inView = true;
class Observer {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe() {
    this.#report([{ isIntersecting: inView }]);
  }
  disconnect() {}
}

beforeEach(() => {
  inView = true;
  prefersReducedMotion = false;
  Object.assign(window, { IntersectionObserver: Observer });
  Object.assign(navigator, { connection: undefined });
  localStorage.clear();
  play.mockClear();
  pause.mockClear();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  Object.assign(window, {
    matchMedia: () => ({
      matches: prefersReducedMotion,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }),
  });
});

const renderVideo = () =>
  render(<LoopVideo src="/video/x.mp4" label="students in a lab" poster={<span>poster</span>} />);

test('plays automatically and can be paused and resumed', async () => {
  const { container } = renderVideo();
  const video = container.querySelector('video');
  expect(video).toHaveAttribute('src', '/video/x.mp4');
  // Without these attributes browsers block the video, iPhones open it over the page, or it ends.
  expect(video).toMatchObject({ muted: true, loop: true });
  expect(video).toHaveAttribute('playsinline');
  await userEvent.click(screen.getByRole('button', { name: 'Pause the video: students in a lab' }));
  expect(pause).toHaveBeenCalled();
  play.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Play the video: students in a lab' }));
  expect(play).toHaveBeenCalledTimes(1);
});

test('loads no video under reduced motion until the visitor presses Play', async () => {
  prefersReducedMotion = true;
  const { container } = renderVideo();
  expect(container.querySelector('video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Play/ }));
  expect(container.querySelector('video')).not.toBeNull();
});

test('loads no video before it is in view, nor on a slow connection', () => {
  inView = false;
  expect(renderVideo().container.querySelector('video')).toBeNull();
  inView = true;
  Object.assign(navigator, { connection: { effectiveType: '3g' } });
  expect(renderVideo().container.querySelector('video')).toBeNull();
});

test('shows no video while the low-data switch is on', async () => {
  render(<LowDataSwitch />);
  const { container } = renderVideo();
  for (const isOn of [true, false]) {
    await userEvent.click(screen.getByRole('switch', { checked: !isOn }));
    expect(container.querySelector('video') === null).toBe(isOn);
    expect(localStorage.getItem('low-data')).toBe(isOn ? 'on' : 'off');
  }
});

test('a video that the browser blocks or cannot decode leaves the poster and offers Play', async () => {
  play.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  renderVideo();
  expect(await screen.findByRole('button', { name: /^Play/ })).toBeVisible();
  expect(screen.getByText('poster')).toBeVisible();
});
