'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import styles from './Pass.module.css';

type QrScreenProps = {
  /** The QR code, rendered on the server. */
  children: ReactNode;
  name: string;
  kind: string;
};

/** Requests a screen wake lock; undefined if the browser has none or denies it. */
async function requestWakeLock(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock?.request('screen');
  } catch {
    // Denied by the system; the code can still be scanned.
    return undefined;
  }
}

/** The QR code on a white full screen, for the scanner at the entrance. */
export function QrScreen({ children, name, kind }: QrScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const lock = useRef<WakeLockSentinel>(undefined);

  const releaseLock = () => {
    void lock.current?.release();
    lock.current = undefined;
  };
  useEffect(() => releaseLock, []);

  const open = async () => {
    dialog.current?.showModal();
    lock.current = await requestWakeLock();
  };
  return (
    <>
      <Button className="scriptOnly" onClick={open}>
        Show it full screen
      </Button>
      <dialog
        ref={dialog}
        className={cx('on-white', styles.screen)}
        aria-label="QR code of your pass"
        onClose={releaseLock}
      >
        <div className={cx('column gap-4 middle', styles.inner)}>
          <p className={styles.kind} translate="no">
            {kind}
          </p>
          <div className={styles.qrScreenCode}>{children}</div>
          <p className={styles.qrScreenName} dir="auto" translate="no">
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
