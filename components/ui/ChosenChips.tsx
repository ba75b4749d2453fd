import type { ReactNode } from 'react';
import chipStyles from './Chip.module.css';
import { Icon } from './Icon';
import { Link } from './Link';
import linkStyles from './Link.module.css';
import { cx } from './cx';

type ChosenChipsProps = {
  label: string;
  /** A chip before these that is no such choice, such as the order of the results. */
  firstChip?: ReactNode;
  /** What is chosen, for which parameter, and the address without it. */
  chips: readonly { name: string; label: string; href: string }[];
  /** After the chips: how to change the choice. */
  children: ReactNode;
};

/**
 * The choices behind a list of results, each with a link that removes it. Removing the city also clears the city that
 * this device remembers (CityPreset.tsx); otherwise the page would preset it again.
 */
export const ChosenChips = ({ label, firstChip, chips, children }: ChosenChipsProps) => (
  <ul className={cx('middle', chipStyles.line)} aria-label={label}>
    {firstChip && <li>{firstChip}</li>}
    {chips.map((chip) => (
      <li key={chip.name + chip.label} className={chipStyles.chosen}>
        <Link
          scroll={false}
          href={chip.href}
          className={chipStyles.chip}
          data-city={chip.name === 'city' ? '' : undefined}
        >
          <span className="visuallyHidden">Remove </span>
          <span>{chip.label}</span>
          <Icon name="close" />
        </Link>
      </li>
    ))}
    {children && <li className={linkStyles.taps}>{children}</li>}
  </ul>
);
