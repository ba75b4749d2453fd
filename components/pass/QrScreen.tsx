'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import grounds from '@/components/ui/Ground.module.css';
import { cx } from '@/components/ui/cx';
import styles from './QrScreen.module.css';

type QrScreenProps = {
  /** The QR code, rendered on the server. */
  children: ReactNode;
  name: string;
  kind: string;
};

/** Keeps the screen on while `isOn`. A browser without wake locks, or that denies one, turns it off as usual. */
function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let sentinelPromise: Promise<WakeLockSentinel | undefined> | undefined;
    const requestLock = () => {
      if (!document.hidden) sentinelPromise = navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    requestLock();
    // The browser releases the lock of a hidden page, so it is requested again once the page is visible.
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      document.removeEventListener('visibilitychange', requestLock);
      void sentinelPromise?.then((sentinel) => sentinel?.release());
    };
  }, [isOn]);
}

/** The QR code on a white full screen, for the scanner at the entrance. */
export function QrScreen({ children, name, kind }: QrScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useWakeLock(isOpen);

  const open = () => {
    dialog.current?.showModal();
    setIsOpen(true);
  };
  return (
    <>
      <Button className="scriptOnly" onClick={open}>
        Show it full screen
      </Button>
      <dialog
        ref={dialog}
        className={cx(grounds.white, styles.qrScreen)}
        aria-label="QR code of your pass"
        onClose={() => setIsOpen(false)}
      >
        <div className={cx('gap-4 middle', styles.inner)}>
          <p className={styles.kind} translate="no">
            {kind}
          </p>
          <div className={styles.code}>{children}</div>
          <p className={styles.name} dir="auto" translate="no">
            {name}
          </p>
          <Button variant="outline" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
      </dialog>
    </>
  );
}
