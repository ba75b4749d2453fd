'use client';

import { IconButton } from '@/components/ui/IconButton';
import type { Carousel } from './useCarousel';

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
