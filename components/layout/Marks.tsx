import { cx } from '@/components/ui/cx';
import styles from './Footer.module.css';

const tiles = [
  'M0 0A1 1 0 0 1 1 1H0Z',
  'M0 0L1 1H0Z',
  'M0 0A1 1 0 0 1 1 1A1 1 0 0 1 0 0Z',
  'M0 1A1 1 0 0 1 1 0V1Z',
];

/** Names of third parties as neutral word marks: a tile and the name, without their logos. */
export function Marks({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <span>
      <span className="visuallyHidden">{title}</span>
      <span className={cx('cluster', styles.markRow)}>
        {names.map((name, index) => (
          <span key={name} className={styles.mark}>
            <svg viewBox="0 0 1 1" aria-hidden="true" focusable="false">
              <path d={tiles[index % tiles.length]} />
            </svg>
            {name}
          </span>
        ))}
      </span>
    </span>
  );
}
