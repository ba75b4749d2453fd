import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import styles from './IconButton.module.css';

type SignButtonProps = {
  icon: IconName;
  /** The button's name: read out, not shown. */
  children: ReactNode;
  onClick: () => void;
  /** `ink` stands on light ground, `picture` on a film or map, `plain` beside a title. */
  look?: 'ink' | 'picture' | 'plain';
  className?: string | undefined;
};

/** A round button that shows a sign instead of words. */
export const IconButton = ({ icon, children, onClick, look = 'ink', className }: SignButtonProps) => (
  <button type="button" className={cx(styles.button, styles[look], className)} onClick={onClick}>
    <Icon name={icon} />
    <span className="visuallyHidden">{children}</span>
  </button>
);
