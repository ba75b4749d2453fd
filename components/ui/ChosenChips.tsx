import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import styles from './ChosenChips.module.css';

type ChosenChipsProps = {
  label: string;
  /** What is chosen. `link` makes the link that removes it. */
  chips: readonly { key: string; label: string; link: (content: ReactNode) => ReactNode }[];
  /** After the chips: how to change the choice. */
  children: ReactNode;
};

/** The choices behind a list of results, each with a link that removes it. */
export const ChosenChips = ({ label, chips, children }: ChosenChipsProps) => (
  <ul className={cx('cluster gap-2 middle rounded', styles.chosen)} aria-label={label}>
    {chips.map((chip) => (
      <li key={chip.key}>
        {chip.link(
          <>
            <span className="visuallyHidden">Remove </span>
            <span className="anywhere">{chip.label}</span>
            <Icon name="close" />
          </>,
        )}
      </li>
    ))}
    <li className="taps">{children}</li>
  </ul>
);
