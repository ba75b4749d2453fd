'use client';

import { SignButton } from '@/components/ui/SignButton';
import type { Carousel } from './useCarousel';

type PauseButtonProps = { carousel: Carousel; what: string };

/** Stops and starts what moves by itself (WCAG 2.2.2). Only there when something does. */
export function PauseButton({ carousel, what }: PauseButtonProps) {
  if (!carousel.moves) return null;
  return (
    <SignButton icon={carousel.playing ? 'pause' : 'play'} onClick={carousel.toggle}>
      {carousel.playing ? 'Pause' : 'Play'} {what}
    </SignButton>
  );
}
