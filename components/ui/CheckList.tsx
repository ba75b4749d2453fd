import { cx } from './cx';
import styles from './Lists.module.css';

type CheckListProps = {
  lines: readonly string[];
  /** Small type, as on cards. */
  small?: boolean;
  className?: string | undefined;
};

/** A list with a coral quarter circle before each line. */
export const CheckList = ({ lines, small, className }: CheckListProps) => (
  <ul className={cx('stack', small ? 'gap-2 small' : 'gap-3', styles.list, small && styles.small, className)}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
