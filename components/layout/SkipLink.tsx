import { cx } from '@/components/ui/cx';
import styles from './SkipLink.module.css';

/** The first focusable element of the page: skips the header. */
export const SkipLink = () => (
  <a href="#main" className={cx('screenOnly on-ink strong', styles.skip)}>
    Skip to content
  </a>
);
