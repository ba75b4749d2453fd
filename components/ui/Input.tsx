import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';
import styles from './Input.module.css';

type InputProps = ComponentPropsWithRef<'input'> & {
  /** Large and round, for pages where it is the main control. */
  large?: boolean;
};

/** A text input outside the forms with rules and errors, whose fields are in components/forms. */
export const Input = ({ large, className, ...rest }: InputProps) => (
  <input className={cx(styles.input, large && styles.large, className)} {...rest} />
);
