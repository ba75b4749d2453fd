import { Art } from '@/components/art/Art';
import { Card, CardBody, CardPicture, CoverLink } from '@/components/ui/Card';
import { CheckList } from '@/components/ui/Lists';
import { cx } from '@/components/ui/cx';
import type { BlockOf } from '@/lib/server/content/information';
import styles from './Cards.module.css';

/** Cards side by side; those with a few words only are narrower. */
export function Cards({ block: { items } }: { block: BlockOf<'cards'> }) {
  const areShort = items.every(({ text = '', points }) => !points && text.length <= 60);
  return (
    <ul className={cx(styles.cards, areShort && styles.short)}>
      {items.map(({ id, title, label, text, points, href, art }) => (
        <Card key={title} {...(id !== undefined && { id })}>
          {art && (
            <CardPicture>
              <Art name={art} />
            </CardPicture>
          )}
          <CardBody className={cx(!art && styles.marked)}>
            {label && <p className="small strong muted">{label}</p>}
            <h3>{href ? <CoverLink href={href}>{title}</CoverLink> : title}</h3>
            {text && <p>{text}</p>}
            {points && <CheckList lines={points} className={styles.points} />}
          </CardBody>
        </Card>
      ))}
    </ul>
  );
}
