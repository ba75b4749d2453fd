import type { ComponentPropsWithRef } from 'react';
import styles from './Input.module.css';
import { cx } from './cx';

/** A text input outside the forms with rules and errors, whose fields are in components/forms. */
export const Input = ({ className, ...rest }: ComponentPropsWithRef<'input'>) => (
  <input className={cx(styles.input, className)} {...rest} />
);

/** A select outside the forms with rules and errors. */
export const Select = ({ className, ...rest }: ComponentPropsWithRef<'select'>) => (
  <select className={cx(styles.input, className)} {...rest} />
);
