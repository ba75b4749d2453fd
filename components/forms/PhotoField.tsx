'use client';

import { useField } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import artStyles from '@/components/art/Art.module.css';
import fieldStyles from '@/components/forms/Field.module.css';
import { IconButton } from '@/components/ui/Icon';
import inputStyles from '@/components/ui/Input.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { cx } from '@/components/ui/cx';
import { inspectPhoto } from '@/lib/shared/photo/chosen-photo';
import { Field } from './Field';
import styles from './PhotoField.module.css';
import { forgetFile, isFileLost } from './draft';
import { AdjustPhoto } from './photo/AdjustPhoto';
import { usePhotoUrl } from './usePhotoUrl';

type PhotoFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Name of the form's draft. A draft contains no files: after a reload the visitor must choose the photo again. */
  draftName: string;
};

export function PhotoField({ name, label, hint, draftName }: PhotoFieldProps) {
  const latestFile = useRef<File | ''>('');
  const [{ value }, { error }, { setValue }] = useField<File | ''>({
    name,
    // Formik keeps the result that arrives last, so a late validation returns the result for the latest photo.
    validate: async (file: File | '' = '') => {
      latestFile.current = file;
      if (file) await inspectPhoto(file);
      return latestFile.current ? inspectPhoto(latestFile.current) : undefined;
    },
  });
  const input = useRef<HTMLInputElement>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  const isHydrated = useHydrated();
  const [isLost, setLost] = useState(() => isFileLost(draftName, name));
  const [adjustedPhoto, setAdjustedPhoto] = useState<File>();
  const previewUrl = usePhotoUrl(value);
  // Empties the control when the value is emptied. Not on mount: React runs this effect before it reports a file that
  // was chosen before hydration.
  const previousValue = useRef(value);
  useEffect(() => {
    if (!value && previousValue.current && input.current) input.current.value = '';
    previousValue.current = value;
  }, [value]);

  useEffect(() => {
    if (!value) return undefined;
    let aborted = false;
    void inspectPhoto(value).then((problem) => {
      // Browsers report no change if the same file is chosen again, unless the control was emptied.
      if (problem !== undefined && !aborted && input.current) input.current.value = '';
    });
    return () => {
      aborted = true;
    };
  }, [value]);

  const choose = (file: File | undefined) => {
    setIsRemoved(false);
    setLost(false);
    void setValue(file ?? '');
  };
  const adjust = (file: File) => {
    setAdjustedPhoto(file);
    choose(file);
  };
  const remove = () => {
    forgetFile(draftName, name);
    void setValue('');
    setIsRemoved(true);
    input.current?.focus();
  };

  return (
    <Field name={name} label={label} hint={hint}>
      {(controlProps) => (
        <div
          className={cx(
            'middle',
            inputStyles.frame,
            controlProps['aria-invalid'] && inputStyles.invalid,
            styles.file,
          )}
        >
          <span className={cx(artStyles.covered, styles.preview)} aria-hidden="true">
            {previewUrl ? <img src={previewUrl} alt="" /> : <span className={styles.empty} />}
          </span>
          <input
            {...controlProps}
            ref={input}
            type="file"
            // Filters the file dialogue; not a validation.
            accept="image/jpeg,image/png"
            className={styles.input}
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
          {value && (
            <IconButton icon="close" variant="plain" onClick={remove}>
              Remove photo
            </IconButton>
          )}
          <div className={cx('cluster small', styles.actions)}>
            <p role="status" className={cx('muted', fieldStyles.message, textStyles.anywhere)}>
              {value && !previewUrl && !error && <span className={styles.reading}>Reading the photo…</span>}
              {isRemoved && <span>Photo removed</span>}
              {isHydrated && isLost && !value && (
                <span>Choose your photo again. Photos are lost when a page reloads.</span>
              )}
            </p>
            {value && (previewUrl || value === adjustedPhoto) && (
              <AdjustPhoto photo={value} onChange={adjust} onChooseOther={() => input.current?.click()} />
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
