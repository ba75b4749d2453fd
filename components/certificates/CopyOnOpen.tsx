'use client';

import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import columns from '@/components/ui/Columns.module.css';
import { Input } from '@/components/ui/Input';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { cx } from '@/components/ui/cx';
import styles from './Certificates.module.css';

/** A field whose text is copied when one of the links below it is followed. Nothing is sent or stored. */
export function CopyOnOpen({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [copyStatus, setCopyStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const copy = async ({ target }: MouseEvent) => {
    const text = input.current?.value.trim();
    if (!text || !(target as Element).closest('a')) return;
    try {
      await navigator.clipboard.writeText(text);
      setCopyStatus('Serial number copied. Paste it there.');
    } catch {
      // Old browsers and plain http have no clipboard, so the text is selected for copying by hand.
      input.current?.select();
      setCopyStatus('Copy the serial number with your keyboard.');
    }
  };
  return (
    // The links inside are the controls: a press on one with the keyboard is a click too.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={copy}>
      {isHydrated && (
        <div className={cx('stack gap-2', columns.one)}>
          <label className="strong" htmlFor={id}>
            Serial number (we copy it when you open the system)
          </label>
          <Input
            id={id}
            ref={input}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            placeholder=" "
            className={styles.serial}
          />
          <p className="small" role="status">
            {copyStatus}
          </p>
        </div>
      )}
      {children}
    </div>
  );
}
