import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import styles from './Icon.module.css';

type IconButtonProps = {
  icon: IconName;
  /** The accessible name; not visible. */
  children: ReactNode;
  onClick: () => void;
  /** `ink` for a light ground, `picture` for a video or map, `plain` for next to a title. */
  variant?: 'ink' | 'picture' | 'plain';
  className?: string | undefined;
};

/** A round button with an icon and no text. */
export const IconButton = ({ icon, children, onClick, variant = 'ink', className }: IconButtonProps) => (
  <button type="button" className={cx('disc', styles.button, styles[variant], className)} onClick={onClick}>
    <Icon name={icon} />
    <span className="visuallyHidden">{children}</span>
  </button>
);
