import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import styles from './Lists.module.css';

type FactListProps = {
  facts: readonly { label: string; value: ReactNode }[];
  /** Side by side in small type, as on cards; otherwise one ruled line each. */
  small?: boolean;
};

/** Named facts; omits those without a value. */
export const FactList = ({ facts, small }: FactListProps) => (
  <dl className={small ? cx('cluster small', styles.factListSmall) : cx('ruled stack', styles.ruled)}>
    {facts.map(
      ({ label, value }) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
