import { Art } from '@/components/art/Art';
import { BrandIcon } from '@/components/ui/BrandIcon';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { SafeImage } from '@/components/ui/SafeImage';
import type { EventLink } from '@/lib/server/backend/types';
import { cx } from './cx';
import styles from './EventTile.module.css';
import { networkNames, networkOf } from './networks';

type EventTileProps = {
  name: string;
  link: EventLink;
  /** Further posts of the event, as marks of their networks. */
  more?: readonly EventLink[];
  /** The `sizes` attribute, if tiles differ in width. */
  sizes?: string;
};

/** A post of an event: picture, group name, network, and links to its other posts. Opens in a new tab. */
export function EventTile({ name, link, more = [], sizes }: EventTileProps) {
  const network = networkOf(link.href);
  return (
    <li className={styles.item}>
      <ExternalLink href={link.href} className={cx('column surface plain', styles.tile)}>
        <SafeImage
          kind="event"
          src={link.image}
          alt=""
          width={400}
          height={320}
          {...(sizes && { sizes })}
          className={styles.picture}
          fallback={<Art name="empty/no-events" className={styles.picture} />}
        />
        <span className={styles.name}>{name}</span>
        {network && (
          <span className={cx('centred on-ink', styles.network)}>
            <BrandIcon brand={network} />
            <span className="visuallyHidden">{`on ${networkNames[network]}`}</span>
          </span>
        )}
      </ExternalLink>
      {more.length > 0 && (
        <ul className={styles.more}>
          {more.map(({ key, href }) => {
            const other = networkOf(href);
            return (
              <li key={key}>
                <ExternalLink href={href} className={cx('disc plain', styles.other)}>
                  {other ? <BrandIcon brand={other} /> : <Icon name="external" />}
                  <span className="visuallyHidden">{other ? `${name} on ${networkNames[other]}` : name}</span>
                </ExternalLink>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
