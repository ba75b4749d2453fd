'use client';

import { Fragment, useState, type ReactNode } from 'react';
import { BrandIcon } from '@/components/ui/BrandIcon';
import { networkNames, networks, type Network } from '@/components/ui/networks';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { counted } from '@/lib/shared/util/counted';
import { cx } from '@/components/ui/cx';
import styles from './PostsBoard.module.css';

const eventsShown = (events: number, posts: number) =>
  `${counted(events, 'event')}, ${counted(posts, 'post')}`;
const postsShown = (shown: number, all: number, network: string) =>
  `${shown} of ${counted(all, 'post')} ${shown === 1 ? 'is' : 'are'} on ${network}`;

type FilteredPostsProps = {
  /** All posts, rendered on the server, with network and whether it is the first of its event. */
  posts: readonly { id: string; isFirst: boolean; network: Network | undefined; tile: ReactNode }[];
  /** The video that fills the header. */
  film: ReactNode;
  /** Title and breadcrumb, placed over the video. */
  title: ReactNode;
  /** Between video and posts: upcoming events. */
  lead?: ReactNode;
  /** Shown instead of the grid when it is empty. */
  empty: ReactNode;
  children?: ReactNode;
};

/**
 * The video with the four networks, then all links of all groups. The first network is initially selected, as
 * specified, but filters only when pressed; pressing it again, or All, shows everything.
 */
export function FilteredPosts({ posts, film, title, lead, empty, children }: FilteredPostsProps) {
  const ready = useHydrated();
  const [selected, setSelected] = useState(0);
  const [filtering, setFiltering] = useState(false);
  const network = filtering ? networks[selected] : undefined;
  const shown = posts.filter((post) => (network ? post.network === network : post.isFirst));

  const press = (index: number) => {
    setFiltering(!(filtering && index === selected));
    setSelected(index);
  };
  return (
    <>
      <div id="first-view" className={styles.hero}>
        {film}
        <div className={cx('stack gap-4', styles.plate)}>
          {title}
          {ready && posts.length > 0 && (
            <div className="cluster gap-2" role="group" aria-label="Show posts of one network">
              {networks.map((name, index) => (
                <button
                  key={name}
                  type="button"
                  className={cx('outline', styles.toggle)}
                  aria-pressed={name === network}
                  data-selected={index === selected || undefined}
                  onClick={() => press(index)}
                >
                  <BrandIcon brand={name} />
                  <span className="visuallyHidden">{networkNames[name]}</span>
                </button>
              ))}
              <button type="button" className={cx('outline', styles.all)} onClick={() => setFiltering(false)}>
                All
              </button>
            </div>
          )}
        </div>
      </div>
      {lead}
      <div className={styles.board}>
        {posts.length === 0 ? (
          empty
        ) : (
          <>
            <p role="status" className={styles.count}>
              {network
                ? postsShown(shown.length, posts.length, networkNames[network])
                : eventsShown(shown.length, posts.length)}
            </p>
            <ul className={styles.grid}>
              {shown.map(({ id, tile }) => (
                <Fragment key={id}>{tile}</Fragment>
              ))}
            </ul>
          </>
        )}
        {children}
      </div>
    </>
  );
}
