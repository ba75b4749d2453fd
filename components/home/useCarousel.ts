'use client';

import { useEffect, useState, type RefObject } from 'react';
import { useMayMove } from '@/components/ui/browser/low-data';
import type { Swiper, SwiperOptions } from 'swiper/types';

export type Carousel = {
  /** True if autoplay is allowed: not with reduced motion or low data. */
  canMove: boolean;
  /** True while it is moving. */
  playing: boolean;
  toggle: () => void;
  next: () => void;
  previous: () => void;
  /** Handlers for the carousel's root: pause while hovered or focused. */
  pauseHandlers: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;
};

type Options = {
  direction: 'horizontal' | 'vertical';
  /** Slides in view; 1 by default. */
  slidesPerView?: number;
  /** Display time of each slide in ms. */
  delay: number;
  /** Loads Swiper for the arrows even without autoplay. */
  arrows?: boolean;
};

/**
 * Runs a callback once the element is near the viewport and the browser is idle, after at most two seconds. Returns a
 * cancel function.
 */
function whenNear(element: HTMLElement, run: () => void): () => void {
  const idle = (task: () => void) =>
    window.requestIdleCallback?.(task, { timeout: 2_000 }) ?? window.setTimeout(task, 200);
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

/** A Swiper on the slides in the HTML, created when they are near the viewport; undefined before and while disabled. */
function useSwiper(root: RefObject<HTMLElement | null>, enabled: boolean, options: Options) {
  const [swiper, setSwiper] = useState<Swiper>();
  useEffect(() => {
    const element = root.current;
    if (!element || !enabled) return;
    let created: Swiper | undefined;
    let aborted = false;
    const stop = whenNear(element, async () => {
      const parts = await import('./swiper-parts').catch(() => undefined);
      // Without Swiper's code the slides remain a scrolling row.
      if (aborted || !parts) return;
      const initialSlide = shownSlide(element, options);
      element.scrollTo({ left: 0, top: 0, behavior: 'instant' });
      created = new parts.Swiper(element, { ...settings(options), initialSlide, modules: [parts.Autoplay] });
      setSwiper(created);
    });
    return () => {
      aborted = true;
      stop();
      created?.destroy(true, true);
      setSwiper(undefined);
    };
  }, [root, enabled, options]);
  return swiper;
}

/** The slide the visitor scrolled to before Swiper loaded. */
function shownSlide(element: HTMLElement, { direction, slidesPerView = 1 }: Options): number {
  const [scrolled, size] =
    direction === 'vertical'
      ? [element.scrollTop, element.clientHeight / slidesPerView]
      : [element.scrollLeft, element.clientWidth];
  return size > 0 ? Math.round(scrolled / size) : 0;
}

const settings = ({ direction, slidesPerView = 1, delay }: Options): SwiperOptions => ({
  direction,
  slidesPerView,
  loop: true,
  // Allow presses during the transition.
  loopPreventsSliding: false,
  speed: 500,
  autoplay: { enabled: false, delay, disableOnInteraction: false },
  wrapperClass: 'slides',
  slideClass: 'slide',
});

/** Turns a scrolling row or column of slides into a looping carousel. `options` must be referentially stable. */
export function useCarousel(root: RefObject<HTMLElement | null>, options: Options): Carousel {
  const canMove = useMayMove();
  const [paused, setPaused] = useState(false);
  const [interacting, setInteracting] = useState(false);
  const swiper = useSwiper(root, canMove || options.arrows === true, options);

  const playing = canMove && !paused;
  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (playing && !interacting) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, playing, interacting]);

  return {
    canMove: canMove && swiper !== undefined,
    playing,
    toggle: () => setPaused(!paused),
    next: () => swiper?.slideNext(),
    previous: () => swiper?.slidePrev(),
    pauseHandlers: {
      onPointerEnter: () => setInteracting(true),
      onPointerLeave: () => setInteracting(false),
      onFocus: () => setInteracting(true),
      onBlur: () => setInteracting(false),
    },
  };
}
