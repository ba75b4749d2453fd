import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Section.module.css';

type SectionProps = {
  title?: string;
  intro?: ReactNode;
  children: ReactNode;
  id?: string;
  tone?: 'plain' | 'white' | 'sky' | 'ink' | 'signal';
  className?: string;
};

/** A section of the page with the site's width and spacing and an optional heading. */
export function Section({ title, intro, children, id, tone = 'plain', className }: SectionProps) {
  return (
    <section
      className={cx(
        styles.section,
        (tone === 'ink' || tone === 'signal') && `on-${tone}`,
        styles[tone],
        className,
      )}
      id={id}
    >
      <div className="container">
        {title && (
          <div className={styles.head}>
            <h2>{title}</h2>
            {intro && <p className={cx('measure muted', styles.intro)}>{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
