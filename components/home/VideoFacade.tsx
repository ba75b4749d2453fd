'use client';

import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { cx } from '@/components/ui/cx';
import styles from './Home.module.css';

type VideoFacadeProps = { file: string; title: string; children: ReactNode };

/** A picture with a play button, replaced by the video when pressed. */
export function VideoFacade({ file, title, children }: VideoFacadeProps) {
  const [open, setOpen] = useState(false);
  if (open)
    return <video className="cover" src={file} controls autoPlay loop muted playsInline aria-label={title} />;
  return (
    <>
      {children}
      <button
        type="button"
        className={cx('screenOnly scriptOnly fill bare strong', styles.play)}
        onClick={() => setOpen(true)}
      >
        <span className={styles.label}>
          <Icon name="play" />
          Play the video
          <span className="visuallyHidden">: {title}</span>
        </span>
      </button>
    </>
  );
}
