'use client';

import { useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import grounds from '@/components/ui/Ground.module.css';
import { cx } from '@/components/ui/cx';
import passStyles from './Pass.module.css';
import styles from './QrScreen.module.css';

type QrScreenProps = { children: ReactNode; name: string; kind: string };

export function QrScreen({ children, name, kind }: QrScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button className="scriptOnly" onClick={() => dialog.current?.showModal()}>
        Show it full screen
      </Button>
      <dialog ref={dialog} className={cx(grounds.white, styles.qrScreen)} aria-label="QR code of your pass">
        <div className={cx('gap-4 middle', styles.inner)}>
          <p className={styles.kind} translate="no">
            {kind}
          </p>
          <div className={styles.code}>{children}</div>
          <p className={passStyles.name} dir="auto" translate="no">
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
