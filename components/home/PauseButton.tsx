'use client';

import { IconButton } from '@/components/ui/IconButton';
import type { Carousel } from './useCarousel';

type PauseButtonProps = { carousel: Carousel; what: string };

/** Stops and starts what moves by itself (WCAG 2.2.2). Only there when something does. */
export function PauseButton({ carousel, what }: PauseButtonProps) {
  if (!carousel.moves) return null;
  return (
    <IconButton icon={carousel.playing ? 'pause' : 'play'} onClick={carousel.toggle}>
      {carousel.playing ? 'Pause' : 'Play'} {what}
    </IconButton>
  );
}
