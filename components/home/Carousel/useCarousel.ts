'use client';

import { useEffect, useState, type RefObject } from 'react';
import { useMayMove } from '@/components/ui/browser/low-data';
import type { Swiper } from 'swiper/types';

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

/** Turns a scrolling row or column of slides that is in the HTML into a looping Swiper. `options` must be stable. */
export function useCarousel(root: RefObject<HTMLElement | null>, options: Options): Carousel {
  const moves = useMayMove();
  const [swiper, setSwiper] = useState<Swiper>();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const wanted = moves || options.arrows === true;

  useEffect(() => {
    const element = root.current;
    if (!element || !wanted) return;
    let made: Swiper | undefined;
    let gone = false;
    const stop = whenNear(element, async () => {
      const { Swiper, Autoplay } = await import('./swiper-parts');
      if (gone) return;
      element.scrollTo({ left: 0, top: 0, behavior: 'instant' });
      made = new Swiper(element, {
        direction: options.direction,
        slidesPerView: options.slidesPerView ?? 1,
        modules: [Autoplay],
        loop: true,
        // A second press during the movement counts as well.
        loopPreventsSliding: false,
        speed: 500,
        autoplay: { enabled: false, delay: options.delay, disableOnInteraction: false },
        wrapperClass: 'slides',
        slideClass: 'slide',
      });
      setSwiper(made);
    });
    return () => {
      gone = true;
      stop();
      made?.destroy(true, true);
      setSwiper(undefined);
    };
  }, [root, wanted, options]);

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
