import { ItemPicture } from '@/components/art/ItemPicture';
import { Card, CardArrow, CardBody, CardPicture, CoverLink } from '@/components/ui/Card';
import cardStyles from '@/components/ui/Card.module.css';
import { CheckList } from '@/components/ui/Lists';
import { cx } from '@/components/ui/cx';
import type { BlockOf } from '@/content/schema/blocks';
import type { ItemPhoto } from '@/content/schema/groups';
import styles from './Cards.module.css';

type CardItem = Omit<BlockOf<'cards'>['items'][number], 'href'> & {
  href?: string;
  image?: ItemPhoto | undefined;
};

type CardsProps = {
  block: { items: readonly CardItem[] };
  /** True if a phone shows the first card without scrolling. */
  inFirstView?: boolean | undefined;
};

export function Cards({ block: { items }, inFirstView }: CardsProps) {
  const areShort = items.every(({ text = '', points }) => !points && text.length <= 60);
  return (
    <ul className={cx('stack', styles.cards, areShort && styles.narrow)}>
      {items.map(({ id, title, label, text, points, href, art, image }, index) => (
        <Card key={title} id={id}>
          {art && (
            <CardPicture>
              <ItemPicture name={art} image={image} inFirstView={inFirstView && index === 0} />
              {href && <CardArrow />}
            </CardPicture>
          )}
          <CardBody className={cx(!art && styles.bare, !art && !href && styles.marked)}>
            {label && <p className="small strong muted">{label}</p>}
            <h3>{href ? <CoverLink href={href}>{title}</CoverLink> : title}</h3>
            {text && <p>{text}</p>}
            {points && <CheckList lines={points} className={cardStyles.foot} />}
          </CardBody>
          {!art && href && <CardArrow className={styles.arrow} />}
        </Card>
      ))}
    </ul>
  );
}
