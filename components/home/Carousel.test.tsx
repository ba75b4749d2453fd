import { act, render, screen } from '@testing-library/react';
import { toggleLowData } from '@/components/ui/browser/useLowData';
import { Carousel } from './Carousel';

const mockCreated = jest.fn();
jest.mock('./swiper-parts', () => ({ Swiper: mockCreated, Autoplay: {} }));

test('slides that stop while their code is loading never move', async () => {
  let showCarousel: () => void = () => undefined;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(notify: (entries: object[]) => void) {
        showCarousel = () => notify([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
    matchMedia: () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  render(
    <Carousel slideName="banner" delayMs={1}>
      <ul />
    </Carousel>,
  );
  showCarousel();
  act(toggleLowData);
  await act(async () => void (await import('./swiper-parts')));
  expect(mockCreated).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Pause banners' })).toBeNull();
});
