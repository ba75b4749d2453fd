import { cx } from './cx';
import { messages } from './messages';
import styles from './Logo.module.css';

type LogoProps = { className?: string | undefined };

/** One tile and the word mark. Where it must not depend on a font it is drawn: see lib/art. */
export function Logo({ className }: LogoProps) {
  return (
    <span className={cx(styles.logo, className)}>
      <svg viewBox="0 0 1 1" className={styles.tile} aria-hidden="true" focusable="false">
        <path d="M0 0A1 1 0 0 1 1 1H0Z" />
      </svg>
      {messages.aptech}
    </span>
  );
}
