'use client';

import type { ReactNode } from 'react';
import { FieldGroup } from './Field';
import type { Option } from './SelectField';
import { cx } from '@/components/ui/cx';
import styles from './Field.module.css';

type RadioGroupProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  choices: readonly Option[];
};

/** Two to five visible choices. The first radio has the field's id, so that error links focus it. */
export function RadioGroup({ choices, ...texts }: RadioGroupProps) {
  return (
    <FieldGroup {...texts}>
      {({ id, name, onBlur }, { value: chosen, onChange }) => (
        <div className={cx('gap-3', styles.choices)}>
          {choices.map(({ value, label }, index) => (
            <label className={cx('choice on-white gap-2 strong middle', styles.choice)} key={value}>
              <input
                type="radio"
                name={name}
                value={value}
                id={index === 0 ? id : `${id}-${index}`}
                checked={chosen === value}
                onChange={onChange}
                onBlur={onBlur}
              />
              <span className={styles.text}>{label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
