'use client';

import { type ReactNode, useRef } from 'react';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { IconButton } from '@/components/ui/Icon';
import { type Carousel, useCarousel } from './useCarousel';
import { cx } from '@/components/ui/cx';
import carouselStyles from './Carousel.module.css';

// As specified: each quote is shown for 2500 ms; they move upwards in a loop, two in view.
const options = { delay: 2500, direction: 'vertical', slidesPerView: 2, arrows: true } as const;

type TestimonialCarouselProps = { title: ReactNode; children: ReactNode };

/** The viewport of the quotes and its controls. Without JavaScript it scrolls. */
export function TestimonialCarousel({ title, children }: TestimonialCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const ready = useHydrated();
  const carousel = useCarousel(root, options);
  return (
    <>
      <div className={cx('cluster gap-4', carouselStyles.head)}>
        {title}
        {ready && (
          <p className={cx('screenOnly gap-2', carouselStyles.controls)}>
            <IconButton icon="up" onClick={carousel.previous}>
              Previous testimonial
            </IconButton>
            <IconButton icon="down" onClick={carousel.next}>
              Next testimonial
            </IconButton>
            <PauseButton carousel={carousel} what="testimonials" />
          </p>
        )}
      </div>
      <div
        className={`${carouselStyles.carousel} ${carouselStyles.vertical} ${carouselStyles.window}`}
        ref={root}
        role="region"
        aria-roledescription="carousel"
        aria-label="What former students say"
        tabIndex={0}
        {...carousel.pauseHandlers}
      >
        {children}
      </div>
    </>
  );
}

type PauseButtonProps = { carousel: Carousel; what: string };

/** Pauses and resumes automatic movement (WCAG 2.2.2); rendered only if something moves. */
export function PauseButton({ carousel, what }: PauseButtonProps) {
  if (!carousel.canMove) return null;
  return (
    <IconButton icon={carousel.playing ? 'pause' : 'play'} onClick={carousel.toggle}>
      {`${carousel.playing ? 'Pause' : 'Play'} ${what}`}
    </IconButton>
  );
}
