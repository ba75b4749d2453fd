'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import styles from './QrScreen.module.css';

type QrScreenProps = {
  /** The code, drawn on the server. */
  children: ReactNode;
  name: string;
  kind: string;
};

/** Keeps the display on while the code is shown; browsers without it, or a low battery, simply do not. */
async function stayAwake(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock?.request('screen');
  } catch {
    // Refused by the system: the code still scans.
    return undefined;
  }
}

/** The code on a white screen from edge to edge, for the scanner at the door. */
export function QrScreen({ children, name, kind }: QrScreenProps) {
  const ready = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const lock = useRef<WakeLockSentinel>(undefined);

  const sleep = () => {
    void lock.current?.release();
    lock.current = undefined;
  };
  useEffect(() => {
    // The system takes the lock away when one looks at another tab; coming back takes it again.
    const again = async () => {
      if (document.visibilityState === 'visible' && dialog.current?.open) lock.current = await stayAwake();
    };
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      sleep();
    };
  }, []);

  const open = async () => {
    dialog.current?.showModal();
    lock.current = await stayAwake();
  };
  if (!ready) return null;
  return (
    <>
      <Button onClick={open}>Show it full screen</Button>
      <dialog ref={dialog} className={styles.screen} aria-label="QR code of your pass" onClose={sleep}>
        <div className={styles.inner}>
          <p className={styles.kind}>{kind}</p>
          <div className={styles.code}>{children}</div>
          <p className={styles.name} dir="auto">
            {name}
          </p>
          <Button look="outline" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
      </dialog>
    </>
  );
}
