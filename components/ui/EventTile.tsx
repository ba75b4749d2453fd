import { Art } from '@/components/art/Art';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SafeImage } from '@/components/ui/SafeImage';
import type { EventLink } from '@/lib/server/backend/lists';
import { cx } from './cx';
import styles from './EventTile.module.css';
import { networkNames, networkOf, type Network } from './networks';

type EventTileProps = {
  /** The group's name; a date after ` · ` gets its own line. */
  name: string;
  link: EventLink;
  /** Further posts of the event, of which the first on each other network is linked. */
  more?: readonly EventLink[];
  sizes?: string;
};

const actions: Readonly<Record<Network, string>> = {
  facebook: 'Photos on Facebook',
  twitter: 'Read on Twitter',
  instagram: 'Photos on Instagram',
  youtube: 'Watch on YouTube',
};

/** A post of an event: picture, day, group name, and where it is; below it its posts on other networks. */
export function EventTile({ name, link, more = [], sizes }: EventTileProps) {
  const network = networkOf(link.href);
  const [, title = name, day] = /^(.+) · (\d{1,2} \p{L}+ \d{4})$/u.exec(name) ?? [];
  const others = new Map(more.map(({ href }) => [networkOf(href), href] as const).toReversed());
  others.delete(network);
  others.delete(undefined);
  return (
    <li className={cx('surface rounded', styles.item)}>
      <SafeImage
        kind="event"
        src={link.image}
        alt=""
        width={400}
        height={320}
        {...(sizes && { sizes })}
        className={styles.picture}
        fallback={
          <span className={cx('covered', styles.picture)}>
            <Art name="pages/events" />
          </span>
        }
      />
      <div className={styles.words}>
        {day && <p className="muted small">{day}</p>}
        <h3 className={styles.name}>
          <ExternalLink href={link.href} className="stretched plain">
            {title}
          </ExternalLink>
        </h3>
        <p className={styles.links}>
          <span className={styles.action}>{network ? actions[network] : 'Open the post'}</span>
          {[...others].map(([other, href]) => (
            <ExternalLink key={other} href={href} className={styles.other}>
              <span className="visuallyHidden">{`${title} on `}</span>
              {other && networkNames[other]}
            </ExternalLink>
          ))}
        </p>
      </div>
    </li>
  );
}
