'use client';

import { useState, type ReactNode } from 'react';
import { CoverButton, focusReplacement } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';

type VideoFacadeProps = { file: string; title: string; children: ReactNode };

export function VideoFacade({ file, title, children }: VideoFacadeProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <video ref={focusReplacement} src={file} controls autoPlay loop muted playsInline aria-label={title} />
    );
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
