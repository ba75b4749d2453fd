'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Field } from './Field';
import { useFormState } from './context';
import styles from './FileField.module.css';

type FileFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Filters the file dialogue; it is no check. */
  accept: string;
  /** The error for a chosen file, or undefined. */
  inspect: (file: File) => Promise<string | undefined>;
};

const readable = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

type Chosen = { file: File; url: string; accepted: boolean };

/** A photo to upload: the native control, a round preview, the file's name, and a button to remove it. */
export function FileField({ name, label, hint, accept, inspect }: FileFieldProps) {
  const { report } = useFormState();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [removed, setRemoved] = useState(false);
  const url = chosen?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const take = (file: File | undefined) => {
    setRemoved(false);
    const problem = file ? inspect(file) : Promise.resolve(undefined);
    report(name, problem);
    setChosen(file && { file, url: URL.createObjectURL(file), accepted: false });
    void problem.then((sentence) => {
      // Shown only after the check: decoding a picture whose header already rules it out could exhaust a phone's memory.
      if (!sentence)
        setChosen((known) => (known && known.file === file ? { ...known, accepted: true } : known));
    });
  };
  useEffect(() => {
    const control = input.current;
    const forget = () => {
      setChosen(undefined);
      setRemoved(false);
    };
    control?.form?.addEventListener('reset', forget);
    // The file was chosen before hydration.
    if (control?.files?.length) control.dispatchEvent(new Event('change', { bubbles: true }));
    return () => control?.form?.removeEventListener('reset', forget);
  }, []);

  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
    setRemoved(true);
  };

  return (
    <Field name={name} label={label} hint={hint}>
      {(wiring) => (
        <div className={styles.file}>
          <span className={styles.preview} aria-hidden="true">
            {chosen?.accepted ? (
              // eslint-disable-next-line @next/next/no-img-element -- a blob of this browser, nothing to optimise
              <img src={chosen.url} alt="" />
            ) : (
              <span className={styles.empty} />
            )}
          </span>
          <div className={styles.words}>
            <input
              {...wiring}
              ref={input}
              type="file"
              accept={accept}
              className={styles.input}
              onChange={(event) => take(event.currentTarget.files?.[0])}
            />
            <p role="status" className={styles.status}>
              {chosen && `${chosen.file.name}, ${readable(chosen.file.size)}`}
              {removed && 'Photo removed'}
            </p>
            {chosen && (
              <button type="button" className={styles.remove} onClick={remove}>
                Remove photo
              </button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
