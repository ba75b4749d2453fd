'use client';

import { useRef, type ReactNode } from 'react';
import { PauseButton } from './TestimonialCarousel';
import { useCarousel } from './useCarousel';
import { cx } from '@/components/ui/cx';
import carouselStyles from './Carousel.module.css';
import styles from './Hero.module.css';

// The specification shows each banner for 2000 ms, in a loop.
const options = { delay: 2000, direction: 'horizontal' } as const;

/** Animates the server-rendered banners. */
export function BannerCarousel({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(root, options);
  return (
    <section
      className={cx('screenOnly', styles.banner)}
      aria-roledescription="carousel"
      aria-label="Banners"
      {...carousel.pauseHandlers}
    >
      <div className={`${carouselStyles.carousel} ${carouselStyles.horizontal} ${styles.slides}`} ref={root}>
        {children}
      </div>
      <div className={styles.controls}>
        <PauseButton carousel={carousel} what="banners" />
      </div>
    </section>
  );
}
