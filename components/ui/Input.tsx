import type { ComponentPropsWithRef } from 'react';
import styles from './Input.module.css';
import { cx } from './cx';

/** Controls outside the forms with rules and errors, whose fields are in components/forms. */
export const Input = ({ className, ...rest }: ComponentPropsWithRef<'input'>) => (
  <input className={cx(styles.input, className)} {...rest} />
);

type SelectProps = ComponentPropsWithRef<'select'> & {
  label: string;
  /** Text of the option for no choice. */
  anyLabel: string;
  options?: readonly { key: string; label: string }[];
};

export const Select = ({ label, anyLabel, options = [], children, ...rest }: SelectProps) => (
  <label className="stack gap-1">
    <span className="strong">{label}</span>
    <select className={styles.input} {...rest}>
      <option value="">{anyLabel}</option>
      {children}
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
