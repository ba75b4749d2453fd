import type { ReactNode } from 'react';
import chipStyles from './Chip.module.css';
import { Icon } from './Icon';
import linkStyles from './Link.module.css';

type ChosenChipsProps = {
  label: string;
  /** A chip that is always there, such as the order of the results. */
  firstChip?: ReactNode;
  /** What is chosen. `link` makes the link that removes it. */
  chips: readonly { key: string; label: string; link: (content: ReactNode) => ReactNode }[];
  /** After the chips: how to change the choice. */
  children: ReactNode;
};

/** The choices behind a list of results, each with a link that removes it. */
export const ChosenChips = ({ label, firstChip, chips, children }: ChosenChipsProps) => (
  <ul className="cluster gap-2 middle" aria-label={label}>
    {firstChip && <li>{firstChip}</li>}
    {chips.map((chip) => (
      <li key={chip.key} className={chipStyles.chosen}>
        {chip.link(
          <>
            <span className="visuallyHidden">Remove </span>
            <span>{chip.label}</span>
            <Icon name="close" />
          </>,
        )}
      </li>
    ))}
    {children && <li className={linkStyles.taps}>{children}</li>}
  </ul>
);
