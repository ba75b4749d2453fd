import type { ReactNode } from 'react';
import chipStyles from './Chip.module.css';
import styles from './ChipPanels.module.css';
import { RadioChips } from './RadioChips';
import { cx } from './cx';

type ChipPanelsProps = {
  name: string;
  legend: ReactNode;
  /** With more than twelve items all panels are shown, because the style sheet has rules for twelve. */
  items: readonly { value: string; label: ReactNode; panel: ReactNode }[];
  chosen: string;
  isCity?: boolean;
};

/** One panel of several, chosen by chips: radio buttons and CSS, without a script. */
export const ChipPanels = ({ name, legend, items, chosen, isCity }: ChipPanelsProps) => (
  <fieldset className={styles.choice}>
    <legend>{legend}</legend>
    <div className={cx('cluster gap-2', chipStyles.line)}>
      <RadioChips name={name} items={items} chosen={chosen} isCity={isCity} />
    </div>
    {items.map(({ value, panel }) => (
      <div key={value} className={styles.panel}>
        {panel}
      </div>
    ))}
  </fieldset>
);
