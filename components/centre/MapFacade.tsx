'use client';

import { useRef, useState, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { IconButton } from '@/components/ui/Icon';
import styles from './CentreTabs.module.css';

type MapFacadeProps = {
  /** An embeddable map on an allowed host. */
  src: string;
  /** Place that it shows: "Gulshan-e-Iqbal, Karachi". */
  of: string;
  /** Link target of the drawn map without JavaScript. */
  fallbackHref: string;
  /** The drawn map. */
  children: ReactNode;
};

/**
 * A drawn map that loads the real one on request, so that visitors who do not open it send nothing to a third party.
 */
export function MapFacade({ src, of, fallbackHref, children }: MapFacadeProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (open)
    return (
      <div className={cx('rounded', styles.map, 'fill', styles.open)}>
        <iframe
          src={src}
          title={`Map of ${of}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        <IconButton icon="close" variant="picture" className={styles.close} onClick={close}>
          Hide the map
        </IconButton>
      </div>
    );
  const label = (
    <span className={cx('on-ink small', styles.label)}>
      Show map
      <span className="visuallyHidden"> {`of ${of}`}</span>
    </span>
  );
  return (
    <div className={cx('rounded', styles.map)}>
      {children}
      <button
        type="button"
        className={cx('scriptOnly fill strong plain', styles.show)}
        ref={opener}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      <noscript>
        <a
          href={fallbackHref}
          className={cx('fill strong plain', styles.show)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {label}
        </a>
      </noscript>
    </div>
  );
}
