import { Art } from '@/components/art/Art';
import artStyles from '@/components/art/Art.module.css';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SafeImage } from '@/components/ui/SafeImage';
import type { BackendEvent, PostLink } from '@/lib/server/backend/lists';
import styles from './EventTile.module.css';
import linkStyles from './Link.module.css';
import textStyles from './Text.module.css';
import { cx } from './cx';
import { networkNames, networkOf, type Network } from './networks';

type EventTileProps = {
  /** The event's name, which may end with ` · ` and a date. */
  name: string;
  link: PostLink;
  /** Further posts of the event, of which the first on each other network is linked. */
  morePosts?: readonly PostLink[] | undefined;
  sizes?: string;
};

const actionTexts: Readonly<Record<Network, string>> = {
  facebook: 'Photos on Facebook',
  twitter: 'Read on Twitter',
  instagram: 'Photos on Instagram',
  youtube: 'Watch on YouTube',
};

function titleAndDay(name: string) {
  const [, title = name, day] = /^(.+) · (\d{1,2} \p{L}+ \d{4})$/u.exec(name) ?? [];
  return { title, day };
}

const actionTextOf = (network: Network | undefined) => (network ? actionTexts[network] : 'Open the post');

type OtherPostsProps = { title: string; posts: readonly PostLink[]; except: Network | undefined };

function OtherPosts({ title, posts, except }: OtherPostsProps) {
  const hrefByNetwork = new Map(posts.map(({ href }) => [networkOf(href), href] as const).toReversed());
  hrefByNetwork.delete(except);
  hrefByNetwork.delete(undefined);
  return [...hrefByNetwork].map(([network, href]) => (
    <ExternalLink key={network} href={href} className={styles.other}>
      <span className="visuallyHidden">{`${title} on `}</span>
      {network && networkNames[network]}
    </ExternalLink>
  ));
}

/** The newest event with posts, in words. */
export function NewestEvent({ groups }: { groups: readonly BackendEvent[] }) {
  const newestGroup = groups.find(({ links }) => links.length > 0);
  const [link, ...morePosts] = newestGroup?.links ?? [];
  if (!newestGroup || !link) return null;
  const network = networkOf(link.href);
  const { title, day } = titleAndDay(newestGroup.name);
  const [dayOfMonth, ...month] = day?.split(' ') ?? [];
  return (
    <div className={cx('stack gap-3', styles.newest)}>
      {day && (
        <p className="row gap-3">
          <span className={cx(textStyles.figure, textStyles.bright)}>{`${dayOfMonth} `}</span>
          {month.join(' ')}
        </p>
      )}
      <p className={cx('card-title', textStyles.section)}>{title}</p>
      <p className={cx('cluster gap-4', linkStyles.taps)}>
        <ExternalLink href={link.href}>
          {actionTextOf(network)}
          <span className="visuallyHidden">: {title}</span>
        </ExternalLink>
        <OtherPosts title={title} posts={morePosts} except={network} />
      </p>
    </div>
  );
}

export function EventTile({ name, link, morePosts = [], sizes }: EventTileProps) {
  const network = networkOf(link.href);
  const { title, day } = titleAndDay(name);
  return (
    <li className={cx('stack surface', styles.item)}>
      <SafeImage
        kind="event"
        src={link.image}
        alt=""
        width={400}
        height={320}
        sizes={sizes}
        className={styles.picture}
        fallback={
          <span className={cx(artStyles.covered, styles.picture)}>
            <Art name="pages/events" />
          </span>
        }
      />
      <div className={cx('stack', styles.words)}>
        {day && <p className="muted small">{day}</p>}
        <h3 className={cx(textStyles.anywhere, styles.name)}>
          <ExternalLink href={link.href} className={cx(linkStyles.stretched, linkStyles.plain)}>
            {title}
          </ExternalLink>
        </h3>
        <p className="cluster middle small">
          <span className={cx('strong', textStyles.underlined, styles.action)}>{actionTextOf(network)}</span>
          <OtherPosts title={title} posts={morePosts} except={network} />
        </p>
      </div>
    </li>
  );
}
