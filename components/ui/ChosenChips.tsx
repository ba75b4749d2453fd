import type { ReactNode } from 'react';
import chipStyles from './Chip.module.css';
import { Icon } from './Icon';
import { Link } from './Link';
import linkStyles from './Link.module.css';
import { cx } from './cx';

type ChosenChipsProps = {
  label: string;
  firstChip?: ReactNode;
  /** `href` is the address without the choice. */
  chips: readonly { name: string; label: string; href: string }[];
  children: ReactNode;
};

/** Removing the city also clears the city that this device remembers (CityPreset.tsx), which would be preset again. */
export const ChosenChips = ({ label, firstChip, chips, children }: ChosenChipsProps) => (
  <ul className={cx('cluster gap-2 middle', chipStyles.line)} aria-label={label}>
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
