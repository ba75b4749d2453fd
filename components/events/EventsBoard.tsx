'use client';

import { useState, type ReactNode } from 'react';
import { BrandIcon } from '@/components/ui/BrandIcon';
import { EventTile } from '@/components/ui/EventTile';
import { networkNames, networkOf, networks } from '@/components/ui/networks';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import type { EventGroup } from '@/lib/backend/types';
import styles from './EventsBoard.module.css';

type EventsBoardProps = {
  groups: readonly EventGroup[];
  /** The film, filling the header. */
  film: ReactNode;
  /** Title and breadcrumb, placed over the film. */
  title: ReactNode;
  /** Between the film and the posts: what is coming. */
  lead?: ReactNode;
  /** Shown instead of the grid when it is empty. */
  empty: ReactNode;
  children?: ReactNode;
};

/**
 * The film with the four networks, then every link of every group (docs/product/pages.md#p15). The selected index begins at 0
 * but filters only after a press; a second press, or All, shows everything again (docs/product/choices.md#c10).
 */
export function EventsBoard({ groups, film, title, lead, empty, children }: EventsBoardProps) {
  const ready = useHydrated();
  const [selected, setSelected] = useState(0);
  const [filtering, setFiltering] = useState(false);
  const tiles = groups.flatMap((group) =>
    group.links.map((link) => ({ id: `${group.key}-${link.key}`, name: group.name, link })),
  );
  const network = filtering ? networks[selected] : undefined;
  const shown = tiles.filter(({ link }) => !network || networkOf(link.href) === network);

  const press = (index: number) => {
    setFiltering(!(filtering && index === selected));
    setSelected(index);
  };
  const posts = `${tiles.length} ${tiles.length === 1 ? 'post' : 'posts'}`;
  const verb = shown.length === 1 ? 'is' : 'are';
  return (
    <>
      <div className={styles.hero}>
        {film}
        <div className={styles.plate}>
          {title}
          {ready && tiles.length > 0 && (
            <div className="cluster gap-2" role="group" aria-label="Show posts of one network">
              {networks.map((name, index) => (
                <button
                  key={name}
                  type="button"
                  className={styles.toggle}
                  aria-pressed={name === network}
                  data-selected={index === selected || undefined}
                  onClick={() => press(index)}
                >
                  <BrandIcon brand={name} />
                  <span className="visuallyHidden">{networkNames[name]}</span>
                </button>
              ))}
              <button type="button" className={styles.all} onClick={() => setFiltering(false)}>
                All
              </button>
            </div>
          )}
        </div>
      </div>
      {lead}
      <div className={styles.board}>
        {tiles.length === 0 ? (
          empty
        ) : (
          <>
            <p role="status" className={styles.count}>
              {network ? `${shown.length} of ${posts} ${verb} on ${networkNames[network]}` : posts}
            </p>
            <ul className={styles.grid}>
              {shown.map(({ id, name, link }) => (
                <EventTile key={id} name={name} link={link} sizes="(width <= 768px) 50vw, 33vw" />
              ))}
            </ul>
          </>
        )}
        {children}
      </div>
    </>
  );
}
