import { Art } from '@/components/art/Art';
import { SafeImage } from '@/components/ui/SafeImage';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import styles from './CentreTabs.module.css';

type PersonCardProps = { name: string; image: string | undefined; children: ReactNode };

/** A person in the tile's frame, with facts under the name. */
export function PersonCard({ name, image, children }: PersonCardProps) {
  return (
    <li className={cx('column gap-2', styles.card)}>
      <SafeImage
        kind="person"
        src={image}
        alt=""
        width={220}
        height={220}
        className={styles.photo}
        fallback={<Art name="people/default" className={styles.photo} />}
      />
      <h3 className="anywhere">{name}</h3>
      {children}
    </li>
  );
}

/** The grid around person cards. */
export const PersonGrid = ({ children }: { children: ReactNode }) => (
  <ul className={styles.grid}>{children}</ul>
);
