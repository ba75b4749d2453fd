'use client';

import { useState, type ReactNode } from 'react';
import { CoverButton } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';

type VideoFacadeProps = { file: string; title: string; children: ReactNode };

/** Moves the focus to what replaces a pressed button. */
const focus = (element: HTMLElement | null) => element?.focus();

/** A picture with a play button, replaced by the video when pressed. */
export function VideoFacade({ file, title, children }: VideoFacadeProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return <video ref={focus} src={file} controls autoPlay loop muted playsInline aria-label={title} />;
  return (
    <>
      {children}
      <CoverButton href={file} onClick={() => setOpen(true)}>
        <Icon name="play" />
        Play the video
        <span className="visuallyHidden">: {title}</span>
      </CoverButton>
    </>
  );
}
