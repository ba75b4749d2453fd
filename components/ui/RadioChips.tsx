import { type ComponentProps, Fragment, type ReactNode } from 'react';
import styles from './Chip.module.css';
import { cx } from './cx';

export const ChoiceChip = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className={cx(styles.chip, styles.choice)}>
    <input className="visuallyHidden" {...input} />
    {children}
  </label>
);

type RadioChipsProps = {
  name: string;
  items: readonly { value: string; label: ReactNode; count?: number }[];
  chosen: string;
  isCity?: boolean | undefined;
};

export const RadioChips = ({ name, items, chosen, isCity }: RadioChipsProps) =>
  items.map(({ value, label, count }) => (
    <Fragment key={value}>
      <input
        type="radio"
        name={name}
        id={`${name}-${value}`}
        value={value}
        defaultChecked={value === chosen}
        className="visuallyHidden"
        data-city={isCity ? '' : undefined}
      />
      <label htmlFor={`${name}-${value}`} className={styles.chip}>
        {label}
        {count !== undefined && <span> {count}</span>}
      </label>
    </Fragment>
  ));
