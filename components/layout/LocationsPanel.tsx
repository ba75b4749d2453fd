'use client';

import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { MenuGroupList } from './MenuGroupList';
import { MenuState } from './MenuState';
import { cx } from '@/components/ui/cx';
import styles from './Panels.module.css';

/** Karachi's centres in columns, other cities next to them, and two further links. */
export function LocationsPanel() {
  return (
    <MenuState page={{ label: 'See all centres by city', href: '/centre-page' }}>
      {({ centres }) => (
        <>
          <div className={styles.locations}>
            {centres.map((group) => (
              <MenuGroupList key={group.title} group={group} />
            ))}
          </div>
          <p className={cx('cluster taps', styles.foot)}>
            <Link href="/locations">
              <Icon name="pin" /> Centres near me
            </Link>
            <Link href="/batches">
              <Icon name="search" /> Find a class
            </Link>
            <Link href="/centre-page">
              <Icon name="arrow" /> All centres by city
            </Link>
          </p>
        </>
      )}
    </MenuState>
  );
}
