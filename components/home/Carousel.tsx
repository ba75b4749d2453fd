'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Swiper } from 'swiper/types';
import { IconButton } from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { useMayMove } from '@/components/ui/browser/useLowData';
import { cx } from '@/components/ui/cx';
import styles from './Carousel.module.css';

/** A Swiper on the slides in the HTML, created when they are near the viewport. */
function useSwiper(
  root: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  delayMs: number,
  isVertical: boolean,
) {
  const [swiper, setSwiper] = useState<Swiper>();
  useEffect(() => {
    const element = root.current;
    if (!element || !isEnabled) return;
    let createdSwiper: Swiper | undefined;
    let isDestroyed = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const swiperParts = await import('./swiper-parts').catch(() => undefined);
        if (!swiperParts || isDestroyed) return;
        createdSwiper = new swiperParts.Swiper(element, {
          modules: [swiperParts.Autoplay],
          direction: isVertical ? 'vertical' : 'horizontal',
          slidesPerView: isVertical ? 2 : 1,
          loop: true,
          // Allow presses during the transition.
          loopPreventsSliding: false,
          speed: 500,
          autoplay: { enabled: false, delay: delayMs, disableOnInteraction: false, pauseOnMouseEnter: true },
          wrapperClass: 'slides',
          slideClass: 'slide',
        });
        setSwiper(createdSwiper);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      isDestroyed = true;
      observer.disconnect();
      createdSwiper?.destroy(true, true);
      setSwiper(undefined);
    };
  }, [root, isEnabled, delayMs, isVertical]);
  return swiper;
}

type CarouselProps = {
  /** Name of a slide in the singular, for the buttons. */
  slideName: string;
  /** Display time of each slide in ms. */
  delayMs: number;
  /** Two slides in view that move upwards, with arrows, which work without movement too. */
  isVertical?: boolean;
  /** Accessible name of the slides if the controls are outside. */
  label?: string;
  title?: ReactNode;
  children: ReactNode;
};

/** Slides pause while hovered or focused, and with a button (WCAG 2.2.2). Without Swiper they scroll. */
export function Carousel({ slideName, delayMs, isVertical = false, label, title, children }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const mayMove = useMayMove();
  const [isPaused, setPaused] = useState(false);
  const swiper = useSwiper(root, mayMove || isVertical, delayMs, isVertical);
  const isPlaying = mayMove && !isPaused;
  useEffect(() => {
    // Turning on low data has destroyed the Swiper.
    if (!swiper || swiper.destroyed) return;
    if (isPlaying) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, isPlaying]);
  return (
    <>
      <div className={cx('cluster gap-4 between', isVertical ? styles.head : styles.corner)}>
        {title}
        <p className="row gap-2 screenOnly">
          {isHydrated && isVertical && (
            <>
              <IconButton icon="up" onClick={() => swiper?.slidePrev()}>{`Previous ${slideName}`}</IconButton>
              <IconButton icon="down" onClick={() => swiper?.slideNext()}>{`Next ${slideName}`}</IconButton>
            </>
          )}
          {swiper && mayMove && (
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              variant={isVertical ? 'ink' : 'picture'}
              onClick={() => setPaused(isPlaying)}
            >
              {`${isPlaying ? 'Pause' : 'Play'} ${slideName}s`}
            </IconButton>
          )}
        </p>
      </div>
      <div
        className={cx(styles.carousel, isVertical ? styles.vertical : styles.horizontal)}
        ref={root}
        {...(label && {
          role: 'region',
          'aria-roledescription': 'carousel',
          'aria-label': label,
          tabIndex: 0,
        })}
        onFocus={() => swiper?.autoplay.stop()}
        onBlur={() => isPlaying && swiper?.autoplay.start()}
      >
        {children}
      </div>
    </>
  );
}
