'use client';

import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import linkStyles from './Link.module.css';
import styles from './Tabs.module.css';
import { useFragmentEffect } from './browser/useFragment';
import { useHydrated } from './browser/useHydrated';
import { cx } from './cx';

export type Tab = {
  /** Fragment that opens the tab. */
  id: string;
  label: string;
  above?: string;
  /** Number of items, shown next to the label, not part of its name. */
  count?: number;
  /** Replaces the label up to 600 px; the label stays the accessible name. */
  icon?: ReactNode;
  panel: ReactNode;
  /** Yellow even if not selected, as specified for the Summer Camp tab. */
  highlight?: boolean;
};

type TabsProps = {
  label: string;
  /** At most seven: before hydration the style sheet can highlight only these as open. */
  tabs: readonly Tab[];
  /** Columns of the tabs at 768 px or less, where they form a grid instead of a line. */
  narrowColumns?: 2 | 3;
};

const tabContaining = (tabs: readonly Tab[], id: string): Tab | undefined =>
  tabs.find((tab) => document.getElementById(tab.id)?.contains(document.getElementById(id)));

/**
 * Tabs by the ARIA practices, with automatic activation; until hydration links to their panels. The fragment names the
 * open tab, or an element in its panel.
 */
export function Tabs({ label, tabs, narrowColumns }: TabsProps) {
  const idPrefix = useId();
  const isHydrated = useHydrated();
  const [selectedId, setSelectedId] = useState(tabs[0]?.id);
  /** Where to scroll once a panel is shown: to the element with this id; without an id to the tabs. */
  const [scrollTarget, setScrollTarget] = useState<{ id?: string }>();
  const tabList = useRef<HTMLDivElement>(null);

  useFragmentEffect((fragment, isFollowed) => {
    const owningTab = tabContaining(tabs, fragment);
    if (!owningTab || (owningTab.id === fragment && owningTab.id === selectedId)) return;
    setSelectedId(owningTab.id);
    if (!isFollowed) setScrollTarget(owningTab.id === fragment ? {} : { id: fragment });
  });

  // The browser cannot scroll into a hidden panel. Not smoothly: it may still be scrolling to the same fragment.
  useLayoutEffect(() => {
    if (!scrollTarget) return;
    const target = scrollTarget.id === undefined ? tabList.current : document.getElementById(scrollTarget.id);
    target?.scrollIntoView?.({ behavior: 'instant' });
  }, [scrollTarget]);

  const choose = (id: string) => {
    setSelectedId(id);
    window.history.replaceState(null, '', `#${id}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === selectedId);
    const tab = {
      ArrowRight: tabs[index + 1] ?? tabs[0],
      ArrowLeft: tabs[index - 1] ?? tabs.at(-1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    document.getElementById(`${idPrefix}-${tab.id}`)?.focus();
  };

  return (
    <div className={styles.tabs} data-ready={isHydrated || undefined}>
      <div
        className={cx('cluster gap-1 screenOnly', styles.list)}
        role={isHydrated ? 'tablist' : 'group'}
        aria-label={label}
        data-narrow={narrowColumns}
        ref={tabList}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            href={`#${tab.id}`}
            id={`${idPrefix}-${tab.id}`}
            data-tab={tab.id}
            className={cx(
              'gap-2 strong',
              linkStyles.tap,
              linkStyles.plain,
              styles.tab,
              tab.highlight && styles.highlight,
              tab.icon !== undefined && styles.withIcon,
            )}
            {...(isHydrated && {
              role: 'tab',
              'aria-selected': tab.id === selectedId,
              'aria-controls': tab.id,
              tabIndex: tab.id === selectedId ? 0 : -1,
            })}
            onClick={(event) => {
              event.preventDefault();
              choose(tab.id);
            }}
          >
            {tab.icon && (
              <span className={styles.icon} aria-hidden="true">
                {tab.icon}
              </span>
            )}
            <span className={styles.label}>
              {tab.above && <span className={cx('small', styles.above)}>{`${tab.above} `}</span>}
              {tab.label}
            </span>
            {tab.count !== undefined && (
              <span className={styles.count} data-count={tab.count} aria-hidden="true" />
            )}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={tab.id}
          className={styles.panel}
          {...(isHydrated && {
            role: 'tabpanel',
            'aria-labelledby': `${idPrefix}-${tab.id}`,
            tabIndex: 0,
            hidden: tab.id !== selectedId,
          })}
        >
          {tab.icon && (
            <p className={cx('scriptOnly screenOnly small muted', styles.position)}>
              {[`${index + 1} of ${tabs.length}`, tabs[index + 1]?.label].filter(Boolean).join(' · Next: ')}
            </p>
          )}
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
