import { cx } from '@/components/ui/cx';
import { WordMark } from '@/components/art/CourseTile';
import type { PlacementContent } from '@/lib/server/content/information';
import styles from './Placement.module.css';

/** Links for students and employers to their sections. */
export const Readers = () => (
  <nav className={cx('container cluster gap-2 outlines', styles.readers)} aria-label="Placement">
    <a href="#students">For students</a>
    <a href="#employers">For employers</a>
  </nav>
);

/** Recruiters as word marks. */
export const Recruiters = ({ recruiters }: Pick<PlacementContent, 'recruiters'>) => (
  <ul className={styles.marks}>
    {recruiters.map((mark) => (
      <li key={mark.name}>
        <WordMark mark={mark} />
      </li>
    ))}
  </ul>
);
