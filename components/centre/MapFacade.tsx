'use client';

import { useRef, useState, type ReactNode } from 'react';
import { CoverButton, focusReplacement } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/Icon';
import { cx } from '@/components/ui/cx';
import styles from './CentreMedia.module.css';

type MapFacadeProps = {
  /** An embeddable map on an allowed host. */
  src: string;
  place: string;
  fallbackHref: string;
  children: ReactNode;
};

/** A drawn map that loads the real one on request, so that other visitors send nothing to a third party. */
export function MapFacade({ src, place, fallbackHref, children }: MapFacadeProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isOpen)
    return (
      <div className={cx(styles.map, styles.openMap)}>
        <iframe
          ref={focusReplacement}
          src={src}
          title={`Map of ${place}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        <IconButton icon="close" variant="picture" className={styles.closeMap} onClick={close}>
          Hide the map
        </IconButton>
      </div>
    );
  return (
    <div className={styles.map}>
      {children}
      <CoverButton href={fallbackHref} ref={opener} onClick={() => setOpen(true)}>
        Show map
        <span className="visuallyHidden"> {`of ${place}`}</span>
      </CoverButton>
    </div>
  );
}
