import { cx } from '@/components/ui/cx';
import { words } from '@/content/pages/placement';
import styles from './Readers.module.css';

const link = cx('tap strong plain', styles.reader);

/** Links for students and employers to their sections. */
export const Readers = () => (
  <nav className={cx('container cluster gap-2', styles.readers)} aria-label={words.heading}>
    <a href="#students" className={link}>
      {words.forStudents}
    </a>
    <a href="#employers" className={link}>
      {words.forEmployers}
    </a>
  </nav>
);
