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
  /** Fragment for links from other pages. */
  id?: string | undefined;
  as?: 'article' | 'li';
};

/** A bordered surface: a CardPicture on top, a CardBody below. In a list each card is a list item. */
export const Card = ({ children, className, id, as: Tag = 'li' }: CardProps) => (
  <Tag className={cx('surface', styles.card, className)} id={id}>
    {children}
  </Tag>
);

/** Edge to edge; twice as wide as high unless the class sets another ratio. */
export const CardPicture = ({ children, className }: CardPartProps) => (
  <div className={cx(artStyles.covered, styles.picture, className)}>{children}</div>
);

/** Marks a card that is a link, in the lower corner of its picture unless the class sets another place. */
export const CardArrow = ({ className }: Pick<CardPartProps, 'className'>) => (
  <span className={cx(grounds.signal, styles.arrow, className)} aria-hidden="true">
    <Icon name="arrow" />
  </span>
);

/** The text of a card, with gaps of `--card-gap`. */
export const CardBody = ({ children, className }: CardPartProps) => (
  <div className={cx(styles.body, className)}>{children}</div>
);

/** A link on a card's title whose target is the whole card. */
export const CoverLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={cx(linkStyles.stretched, linkStyles.plain, styles.coverLink)}>
    {children}
  </Link>
);
