'use client';

import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { messages } from './messages';
import styles from './HomeVideo.module.css';

type VideoFacadeProps = { file: string; title: string; children: ReactNode };

/** A picture with a play button, replaced by the video when pressed. Without JavaScript a link to the video. */
export function VideoFacade({ file, title, children }: VideoFacadeProps) {
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <div className={styles.frame}>
        <video className="cover" src={file} controls autoPlay loop muted playsInline aria-label={title} />
      </div>
    );
  return (
    <a
      href={file}
      className={styles.frame}
      onClick={(event) => {
        event.preventDefault();
        setOpen(true);
      }}
    >
      {children}
      <span className={styles.play}>
        <Icon name="play" />
        {messages.playTheVideo}
        <span className="visuallyHidden">: {title}</span>
      </span>
    </a>
  );
}
