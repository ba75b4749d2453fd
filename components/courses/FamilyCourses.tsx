'use client';

import type { ReactNode } from 'react';
import linkStyles from '@/components/ui/Link.module.css';
import { useFragment, useFragmentEffect } from '@/components/ui/browser/useFragment';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { cx } from '@/components/ui/cx';
import styles from './FamilyCourses.module.css';

type FamilyCoursesProps = {
  title: string;
  items: readonly { slug: string; title: string; card: ReactNode; detail: ReactNode }[];
  label: string;
};

/** Cards are links to fragments, so that the URL names the open detail. Without JavaScript all details are shown. */
export function FamilyCourses({ title, items, label }: FamilyCoursesProps) {
  const isHydrated = useHydrated();
  const fragment = useFragment();
  const fragmentSlug = items.find((item) => item.slug === fragment)?.slug;
  const openSlug = fragmentSlug ?? items[0]?.slug;
  useFragmentEffect((_fragment, isFollowed) => {
    const target = fragmentSlug ? document.getElementById(fragmentSlug) : null;
    if (!target || isFollowed) return undefined;
    // The browser cannot scroll to a hidden detail. Chromium moves the focus when it handles the fragment in the next
    // frame, so the focus is set one frame later.
    let frameRequest = requestAnimationFrame(() => {
      target.scrollIntoView?.();
      frameRequest = requestAnimationFrame(() =>
        target.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true }),
      );
    });
    return () => cancelAnimationFrame(frameRequest);
  });

  return (
    <div className={styles.family} data-ready={isHydrated || undefined}>
      <nav aria-label={label}>
        <ul className={cx('stack gap-2', styles.cards)}>
          {items.map((item) => (
            <li key={item.slug}>
              <a
                href={`#${item.slug}`}
                className={cx(
                  'surface',
                  linkStyles.plain,
                  styles.card,
                  item.slug === openSlug && styles.open,
                )}
                aria-current={item.slug === openSlug ? 'true' : undefined}
              >
                {item.card}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={cx('stack gap-5', styles.details)}>
        <h2 className="visuallyHidden">{title}</h2>
        {items.map((item) => (
          <article
            key={item.slug}
            id={item.slug}
            className={styles.detail}
            aria-label={item.title}
            hidden={isHydrated && item.slug !== openSlug}
          >
            {item.detail}
          </article>
        ))}
      </div>
    </div>
  );
}
