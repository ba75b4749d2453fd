'use client';

import type { ReactNode } from 'react';
import { FieldGroup } from './Field';
import field from './Field.module.css';
import styles from './RadioGroup.module.css';

type Choice = { value: string; label: ReactNode; hint?: ReactNode };
type RadioGroupProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  choices: readonly Choice[];
};

/** Two to five visible choices. The first radio has the field's id, so that error links focus it. */
export function RadioGroup({ choices, ...texts }: RadioGroupProps) {
  return (
    <FieldGroup {...texts}>
      {({ id, name, onBlur }, { value: chosen, onChange }, error) => (
        <>
          <div className={styles.choices}>
            {choices.map(({ value, label, hint }, index) => (
              <label className={styles.choice} key={value}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  id={index === 0 ? id : `${id}-${index}`}
                  checked={chosen === value}
                  onChange={onChange}
                  onBlur={onBlur}
                />
                <span className={styles.text}>
                  {label}
                  {hint && <span className={styles.hint}>{hint}</span>}
                </span>
              </label>
            ))}
          </div>
          <div className={field.below}>{error}</div>
        </>
      )}
    </FieldGroup>
  );
}
