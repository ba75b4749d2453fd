'use client';

import { Icon } from '@/components/ui/Icon/Icon';
import type { Carousel } from './useCarousel';
import styles from './Carousel.module.css';

export type PauseButtonProps = { carousel: Carousel; what: string };

/** Stops and starts what moves by itself (WCAG 2.2.2). Only there when something does. */
export function PauseButton({ carousel, what }: PauseButtonProps) {
  if (!carousel.moves) return null;
  return (
    <button type="button" className={styles.control} onClick={carousel.toggle}>
      <Icon name={carousel.playing ? 'pause' : 'play'} />
      <span className="visuallyHidden">
        {carousel.playing ? 'Pause' : 'Play'} {what}
      </span>
    </button>
  );
}
