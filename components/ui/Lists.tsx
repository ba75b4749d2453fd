import { cx } from './cx';
import styles from './Lists.module.css';
import type { ReactNode } from 'react';
import { Link } from './Link';

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

type FactListProps = {
  facts: readonly { label: string; value: ReactNode }[];
  /** Side by side in small type, as on cards; otherwise one ruled line each. */
  small?: boolean;
};

/** Named facts; omits those without a value. */
export const FactList = ({ facts, small }: FactListProps) => (
  <dl className={small ? cx('cluster small', styles.factListSmall) : cx('ruled stack', styles.ruled)}>
    {facts.map(
      ({ label, value }) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

type LinkListProps = {
  links: readonly { href: string; label: string }[];
  className?: string | undefined;
  'aria-label'?: string;
};

/** A list of links. */
export const LinkList = ({ links, ...attributes }: LinkListProps) => (
  <ul {...attributes}>
    {links.map(({ href, label }) => (
      <li key={href}>
        <Link href={href}>{label}</Link>
      </li>
    ))}
  </ul>
);

type StepsProps = {
  /** The steps, one `li` each. */
  children: ReactNode;
  /** Horizontal if the screen is wide enough; otherwise vertical. */
  across?: boolean;
};

/** Numbered steps, joined by the yellow line. */
export const NumberedSteps = ({ children, across = false }: StepsProps) => (
  <ol className={cx(styles.numbered, across && styles.across)}>{children}</ol>
);

/** Marked steps on the yellow line, side by side if the screen is wide enough. */
export const MarkedSteps = ({ children }: Pick<StepsProps, 'children'>) => (
  <ol className={styles.marked}>{children}</ol>
);

type TitledItemsProps = {
  items: readonly { title: string; text: string }[];
  heading?: 'h3' | 'h4';
  /** Classes of each item. */
  className?: string | undefined;
};

/** List items, each a heading with a paragraph. */
export const TitledItems = ({ items, heading: Heading = 'h3', className }: TitledItemsProps) =>
  items.map(({ title, text }) => (
    <li key={title} className={className}>
      <Heading>{title}</Heading>
      <p>{text}</p>
    </li>
  ));
