'use client';

import { Fragment, useState, type ReactNode } from 'react';
import chipStyles from '@/components/ui/Chip.module.css';
import { cx } from '@/components/ui/cx';
import { networkNames, networks, type Network } from '@/components/ui/networks';
import { plural } from '@/lib/shared/util/text';
import styles from './Events.module.css';

const eventsShown = (events: number, posts: number) => `${plural(events, 'event')}, ${plural(posts, 'post')}`;
const postsShown = (shown: number, all: number, network: string) =>
  `${shown} of ${plural(all, 'post')} ${shown === 1 ? 'is' : 'are'} on ${network}`;

type FilteredPostsProps = {
  /** All posts, at least one, rendered on the server; `isFirst` marks the first post of each event. */
  posts: readonly { id: string; isFirst: boolean; network: Network | undefined; tile: ReactNode }[];
};

/**
 * The posts about events, with the four networks as filters: the first post of each event, or all posts on a network.
 * The first network is initially selected, as specified, but filters only when pressed; pressing again ends the filter.
 */
export function FilteredPosts({ posts }: FilteredPostsProps) {
  const [selected, setSelected] = useState(0);
  const [filtering, setFiltering] = useState(false);
  const network = filtering ? networks[selected] : undefined;
  const firstOfEachEvent = posts.filter(({ isFirst }) => isFirst);
  const shown = network ? posts.filter((post) => post.network === network) : firstOfEachEvent;

  const press = (index: number) => {
    setFiltering(!(filtering && index === selected));
    setSelected(index);
  };
  return (
    <>
      <div
        className={cx('scriptOnly', chipStyles.line)}
        role="group"
        aria-label="Show posts from one network"
      >
        <button
          type="button"
          className={chipStyles.chip}
          aria-pressed={!filtering}
          onClick={() => setFiltering(false)}
        >
          All {firstOfEachEvent.length}
        </button>
        {networks.map((name, index) => (
          <button
            key={name}
            type="button"
            className={chipStyles.chip}
            aria-pressed={name === network}
            data-selected={index === selected || undefined}
            onClick={() => press(index)}
          >
            {networkNames[name]} {posts.filter((post) => post.network === name).length}
          </button>
        ))}
      </div>
      <p role="status" className="visuallyHidden">
        {network
          ? postsShown(shown.length, posts.length, networkNames[network])
          : eventsShown(shown.length, posts.length)}
      </p>
      <ul className={cx('stack', styles.posts)}>
        {shown.map(({ id, tile }) => (
          <Fragment key={id}>{tile}</Fragment>
        ))}
      </ul>
    </>
  );
}
