import type { ReactNode } from 'react';
import { Link } from './Link';
import styles from './Lists.module.css';
import { cx } from './cx';

type CheckListProps = {
  lines: readonly string[];
  small?: boolean;
  className?: string | undefined;
};

export const CheckList = ({ lines, small, className }: CheckListProps) => (
  <ul className={cx('stack', small ? 'gap-2 small' : 'gap-3', styles.list, small && styles.small, className)}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

type FactListProps = { facts: readonly { label: string; value: ReactNode }[]; className?: string };

/** The facts that have a value. */
export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={className ?? cx('cluster gap-1 small', styles.facts)}>
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

export const LinkList = ({ links, ...attributes }: LinkListProps) => (
  <ul {...attributes}>
    {links.map(({ href, label }) => (
      <li key={href}>
        <Link href={href}>{label}</Link>
      </li>
    ))}
  </ul>
);

export const NumberedSteps = ({ children }: { children: ReactNode }) => (
  <ol className={cx('stack', styles.counted, styles.marked, styles.numbered)}>{children}</ol>
);
