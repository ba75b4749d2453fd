'use client';

import { Fragment, useState, type ReactNode } from 'react';
import chipStyles from '@/components/ui/Chip.module.css';
import { cx } from '@/components/ui/cx';
import { networkNames, networks, type Network } from '@/components/ui/networks';
import { plural } from '@/lib/shared/util/text';
import styles from './Events.module.css';

const eventCountText = (events: number, posts: number) =>
  `${plural(events, 'event')}, ${plural(posts, 'post')}`;
const postCountText = (shown: number, all: number, network: string) =>
  `${shown} of ${plural(all, 'post')} ${shown === 1 ? 'is' : 'are'} on ${network}`;

type FilteredPostsProps = {
  /** `isFirst` marks the first post of an event. */
  posts: readonly { id: string; isFirst: boolean; network: Network | undefined; tile: ReactNode }[];
};

/**
 * The first post of each event, or all posts on the pressed network. The first network is initially selected, as
 * specified, but filters only when pressed.
 */
export function FilteredPosts({ posts }: FilteredPostsProps) {
  const [selectedIndex, setSelectedIndex] = useState(0);
  const [isFiltering, setIsFiltering] = useState(false);
  const network = isFiltering ? networks[selectedIndex] : undefined;
  const firstPosts = posts.filter(({ isFirst }) => isFirst);
  const shownPosts = network ? posts.filter((post) => post.network === network) : firstPosts;

  const pressNetwork = (index: number) => {
    setIsFiltering(!(isFiltering && index === selectedIndex));
    setSelectedIndex(index);
  };
  return (
    <>
      <div
        className={cx('scriptOnly cluster gap-2', chipStyles.line)}
        role="group"
        aria-label="Show posts from one network"
      >
        <button
          type="button"
          className={chipStyles.chip}
          aria-pressed={!isFiltering}
          onClick={() => setIsFiltering(false)}
        >
          All <span>{firstPosts.length}</span>
        </button>
        {networks.map((name, index) => (
          <button
            key={name}
            type="button"
            className={chipStyles.chip}
            aria-pressed={name === network}
            data-selected={index === selectedIndex || undefined}
            onClick={() => pressNetwork(index)}
          >
            {networkNames[name]} <span>{posts.filter((post) => post.network === name).length}</span>
          </button>
        ))}
      </div>
      <p role="status" className="visuallyHidden">
        {network
          ? postCountText(shownPosts.length, posts.length, networkNames[network])
          : eventCountText(shownPosts.length, posts.length)}
      </p>
      <ul className={cx('stack', styles.posts, !network && styles.unfiltered)}>
        {shownPosts.map(({ id, tile }) => (
          <Fragment key={id}>{tile}</Fragment>
        ))}
      </ul>
    </>
  );
}
