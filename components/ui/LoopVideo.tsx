'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import artStyles from '@/components/art/Art.module.css';
import { IconButton } from './Icon';
import styles from './LoopVideo.module.css';
import { useHydrated } from './browser/useHydrated';
import { useMayMove } from './browser/useLowData';
import { cx } from './cx';

type LoopVideoProps = {
  src: string;
  poster: ReactNode;
  /** What the video shows, for the accessible names of its controls. */
  label: string;
  className?: string | undefined;
};

/** A decorative video, which plays in view if `useMayMove` allows it; a button pauses or plays it. */
export function LoopVideo({ src, poster, label, className }: LoopVideoProps) {
  const isHydrated = useHydrated();
  const mayMove = useMayMove();
  const [playChoice, setPlayChoice] = useState<boolean>();
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);
  const isPlaying = isInView && (playChoice ?? mayMove);
  const showsVideo = isPlaying || playChoice !== undefined;

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting === true));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const videoElement = video.current;
    if (!videoElement) return;
    // A browser may block a video (battery saver) or fail to decode it; the button then offers to play it.
    if (isPlaying)
      videoElement.play()?.catch((error: unknown) => {
        const isInterrupted = error instanceof DOMException && error.name === 'AbortError';
        if (!isInterrupted) setPlayChoice(false);
      });
    else videoElement.pause();
  }, [isPlaying]);

  return (
    <div className={cx(artStyles.covered, styles.frame, className)} ref={frame}>
      {poster}
      {showsVideo && (
        <video
          ref={video}
          className={cx(
            'screenOnly',
            artStyles.cover,
            src.startsWith('/video/') && artStyles.film,
            styles.video,
          )}
          src={src}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
        />
      )}
      {isHydrated && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          variant="picture"
          className={cx('screenOnly', styles.control)}
          onClick={() => setPlayChoice(!isPlaying)}
        >
          {isPlaying ? `Pause the video: ${label}` : `Play the video: ${label}`}
        </IconButton>
      )}
    </div>
  );
}
