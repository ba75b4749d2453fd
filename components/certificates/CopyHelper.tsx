'use client';

import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Input } from '@/components/ui/Input';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import styles from './CopyHelper.module.css';

/** Name and serial number are typed once and copied to the verification system. Nothing is sent or stored. */
export function CopyHelper() {
  const ready = useHydrated();
  const [copied, setCopied] = useState('');
  if (!ready) return null;
  return (
    <div className="stack contained gap-4">
      <CopyField label="Name as printed" onCopied={setCopied} />
      <CopyField label="Serial number" onCopied={setCopied} />
      <p className={styles.note} role="status">
        {copied}
      </p>
    </div>
  );
}

type CopyFieldProps = { label: string; onCopied: (message: string) => void };

function CopyField({ label, onCopied }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const text = input.current?.value.trim() ?? '';
    if (text === '') {
      onCopied(`${label}: there is nothing to copy yet.`);
      input.current?.focus();
      return;
    }
    // Old browsers and plain http have no clipboard API, so the text is selected for manual copying.
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    if (!done) input.current?.select();
    onCopied(done ? `${label} copied.` : `${label} is selected. Copy it with your keyboard or menu.`);
  };
  return (
    <div className="stack contained gap-2">
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <Input
          id={id}
          ref={input}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
        />
        <Button variant="outline" onClick={copy} aria-label={`Copy ${label.toLowerCase()}`}>
          Copy
        </Button>
      </div>
    </div>
  );
}
