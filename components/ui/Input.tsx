import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';
import styles from './Input.module.css';

type InputProps = ComponentPropsWithRef<'input'> & {
  /** Large and round: where looking for something is what the page is for. */
  large?: boolean;
};

/** A line to type in outside the forms with rules and errors, whose fields are in components/forms. */
export const Input = ({ large, className, ...rest }: InputProps) => (
  <input className={cx(styles.input, large && styles.large, className)} {...rest} />
);
