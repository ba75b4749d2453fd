'use client';

import { useEffect, useState, type RefObject } from 'react';
import { useMayMove } from '@/components/ui/browser/low-data';
import type { Swiper, SwiperOptions } from 'swiper/types';

export type Carousel = {
  /** Whether it runs by itself at all: not under reduced motion or low data. */
  moves: boolean;
  /** Whether it is running now. */
  playing: boolean;
  toggle: () => void;
  next: () => void;
  previous: () => void;
  /** Spread on the carousel's root: it holds while pointed at or focused. */
  hold: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;
};

type Options = {
  direction: 'horizontal' | 'vertical';
  /** Slides in view; one when left out. */
  slidesPerView?: number;
  /** Milliseconds a slide stands. */
  delay: number;
  /** Load for the arrows even when nothing may move by itself. */
  arrows?: boolean;
};

/** Waits until the element is near the window and the browser has nothing better to do. */
function whenNear(element: HTMLElement, run: () => void): () => void {
  const idle = window.requestIdleCallback ?? ((task: () => void) => window.setTimeout(task, 200));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      idle(run);
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** A Swiper over slides that are in the HTML, made when they come near; undefined until then and while not wanted. */
function useSwiper(root: RefObject<HTMLElement | null>, wanted: boolean, options: Options) {
  const [swiper, setSwiper] = useState<Swiper>();
  useEffect(() => {
    const element = root.current;
    if (!element || !wanted) return;
    let made: Swiper | undefined;
    let gone = false;
    const stop = whenNear(element, async () => {
      const parts = await import('./swiper-parts').catch(() => undefined);
      // Without its code the slides stay what they are in the HTML: a row that scrolls.
      if (gone || !parts) return;
      element.scrollTo({ left: 0, top: 0, behavior: 'instant' });
      made = new parts.Swiper(element, { ...settings(options), modules: [parts.Autoplay] });
      setSwiper(made);
    });
    return () => {
      gone = true;
      stop();
      made?.destroy(true, true);
      setSwiper(undefined);
    };
  }, [root, wanted, options]);
  return swiper;
}

const settings = ({ direction, slidesPerView = 1, delay }: Options): SwiperOptions => ({
  direction,
  slidesPerView,
  loop: true,
  // A second press during the movement counts as well.
  loopPreventsSliding: false,
  speed: 500,
  autoplay: { enabled: false, delay, disableOnInteraction: false },
  wrapperClass: 'slides',
  slideClass: 'slide',
});

/** Turns a scrolling row or column of slides into a looping carousel. `options` must be stable. */
export function useCarousel(root: RefObject<HTMLElement | null>, options: Options): Carousel {
  const moves = useMayMove();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const swiper = useSwiper(root, moves || options.arrows === true, options);

  const playing = moves && !paused;
  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (playing && !held) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, playing, held]);

  return {
    moves: moves && swiper !== undefined,
    playing,
    toggle: () => setPaused(!paused),
    next: () => swiper?.slideNext(),
    previous: () => swiper?.slidePrev(),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
