import type { ReactNode } from 'react';
import { ButtonLink, Buttons } from './Button';
import { Fold } from './Fold';
import grounds from './Ground.module.css';
import styles from './Section.module.css';
import { cx } from './cx';

type SectionProps = {
  title?: string | undefined;
  intro?: ReactNode;
  children: ReactNode;
  id?: string | undefined;
  /** Number of items. If given, the section is a fold up to 768 px. */
  foldedCount?: number | undefined;
  /** True to place the heading left of the content on wide screens. */
  isHeadingBeside?: boolean;
  tone?: 'plain' | 'white' | 'sky' | 'ink' | 'signal';
  className?: string;
};

export function Section({
  title,
  intro,
  children,
  id,
  tone = 'plain',
  foldedCount,
  isHeadingBeside,
  className,
}: SectionProps) {
  const heading = title && (
    <div className={cx('stack gap-3', styles.head)}>
      <h2>{title}</h2>
      {intro && <p className="measure muted">{intro}</p>}
    </div>
  );
  // A `<section>` should have a heading.
  const Element = title ? 'section' : 'div';
  return (
    <Element
      className={cx(
        styles.section,
        tone !== 'plain' && grounds[tone],
        styles[tone],
        foldedCount !== undefined && styles.folded,
        className,
      )}
      id={id}
    >
      <div className={cx('container', isHeadingBeside && foldedCount === undefined && styles.beside)}>
        {foldedCount === undefined ? (
          <>
            {heading}
            {isHeadingBeside ? <div>{children}</div> : children}
          </>
        ) : (
          <Fold
            title={<h2>{title}</h2>}
            note={foldedCount}
            wideTitle={heading}
            className={isHeadingBeside ? styles.beside : undefined}
          >
            {children}
          </Fold>
        )}
      </div>
    </Element>
  );
}

type CallToActionProps = {
  title: string;
  text: string;
  /** Address and text of each button. */
  actions: readonly (readonly [string, string])[];
  tone?: 'ink' | 'sky' | 'signal';
};

export function CallToAction({ title, text, actions, tone = 'ink' }: CallToActionProps) {
  const secondaryVariant = tone === 'ink' ? 'onInk' : 'outline';
  return (
    <section className={grounds[tone]}>
      <div className={cx('container', styles.inner)}>
        <div className="stack gap-4">
          <h2>{title}</h2>
          <p className="measure">{text}</p>
        </div>
        <Buttons className={cx('gap-3', styles.actions)}>
          {actions.map(([href, label], index) => (
            <ButtonLink
              key={href}
              href={href}
              variant={index === 0 && tone !== 'signal' ? 'primary' : secondaryVariant}
            >
              {label}
            </ButtonLink>
          ))}
        </Buttons>
      </div>
    </section>
  );
}
