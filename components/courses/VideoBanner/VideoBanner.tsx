import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import { cx } from '@/components/ui/cx';
import { LoopVideo } from '@/components/ui/LoopVideo/LoopVideo';
import styles from './VideoBanner.module.css';

export type VideoBannerProps = {
  /** Loop in public/video and poster in public/art/video. */
  name: string;
  /** What it shows, for the names of its controls. */
  label: string;
  /** `low` is 150 px on phones and 510 px otherwise (spec.md 2.6). */
  height?: 'low' | 'tall';
  children?: ReactNode;
};

/** A looping video with its poster as the head of a page, and words on it. */
export const VideoBanner = ({ name, label, height = 'tall', children }: VideoBannerProps) => (
  <div className={cx(styles.banner, styles[height])}>
    <LoopVideo
      src={`/video/${name}.mp4`}
      label={label}
      poster={<Art name={`video/${name}`} priority />}
      className={styles.video}
    />
    {children && <div className={styles.words}>{children}</div>}
  </div>
);
