import type { ReactNode } from 'react';
import artStyles from '@/components/art/Art.module.css';
import styles from './Card.module.css';
import grounds from './Ground.module.css';
import { Icon } from './Icon';
import { Link } from './Link';
import linkStyles from './Link.module.css';
import { cx } from './cx';

type CardPartProps = { children: ReactNode; className?: string | undefined };

type CardProps = CardPartProps & {
  id?: string | undefined;
  as?: 'article' | 'li';
};

export const Card = ({ children, className, id, as: Tag = 'li' }: CardProps) => (
  <Tag className={cx('surface', styles.card, className)} id={id}>
    {children}
  </Tag>
);

export const CardPicture = ({ children, className }: CardPartProps) => (
  <div className={cx(artStyles.covered, styles.picture, className)}>{children}</div>
);

export const CardArrow = ({ className }: Pick<CardPartProps, 'className'>) => (
  <span className={cx(grounds.signal, styles.arrow, className)} aria-hidden="true">
    <Icon name="arrow" />
  </span>
);

export const CardBody = ({ children, className }: CardPartProps) => (
  <div className={cx(styles.body, className)}>{children}</div>
);

export const CoverLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={cx(linkStyles.stretched, linkStyles.plain, styles.coverLink)}>
    {children}
  </Link>
);
