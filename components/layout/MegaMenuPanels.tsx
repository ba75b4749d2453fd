'use client';

import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/Button';
import grounds from '@/components/ui/Ground.module.css';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { cx } from '@/components/ui/cx';
import type { MenuGroup, Menus } from '@/lib/server/catalogue/menus';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import styles from './MegaMenuPanels.module.css';
import { useMenus } from './useMenus';

type MenuContentProps = {
  /** The page that has the same links as the menu. */
  page: { label: string; href: string };
  children: (menus: Menus) => ReactNode;
};

function MenuContent({ page, children }: MenuContentProps) {
  const { state, retry } = useMenus();
  if (state.kind === 'loaded') return children(state.menus);
  const hasFailed = state.kind === 'failed';
  return (
    <div className={cx('cluster gap-4 middle', styles.waiting)}>
      <p role="status">{hasFailed ? 'We could not load this list.' : 'Loading the list…'}</p>
      <p>
        <Link href={page.href}>{page.label}</Link>
      </p>
      {hasFailed && (
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function MenuGroupList({ group }: { group: MenuGroup }) {
  return (
    <section>
      <h2 className={cx('row gap-2 muted', linkStyles.quietLinks, styles.groupTitle)}>
        {group.href ? <Link href={group.href}>{group.title}</Link> : group.title}
      </h2>
      <ul className={styles.items}>
        {group.items.map((item) => (
          <li key={item.href + item.label}>
            <Link href={item.href} className={cx('stack', linkStyles.plain, styles.row)}>
              <span className="strong">{item.label}</span>
              {item.note && (
                <span className={cx('cluster small muted', styles.note)}>
                  {item.note.split(' · ').map((part) => (
                    <span key={part}>{part} </span>
                  ))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CoursesPanel() {
  return (
    <MenuContent page={{ label: 'See all courses', href: '/courses' }}>
      {({ courses }) => (
        <div className={styles.courses}>
          {courses.map((column) => (
            <div key={column[0]?.title} className="stack gap-5">
              {column.map((group) => (
                <MenuGroupList key={group.title} group={group} />
              ))}
            </div>
          ))}
          <div className={cx('stack gap-3 small', grounds.ink, grounds.panel, styles.aside)}>
            <p className="card-title">Not sure which?</p>
            <p>Tell us what you have studied. A counsellor will call you.</p>
            <ButtonLink href={enquiryHref()} size="row">
              Ask for guidance
            </ButtonLink>
          </div>
        </div>
      )}
    </MenuContent>
  );
}

export function LocationsPanel() {
  return (
    <MenuContent page={{ label: 'See all centres by city', href: '/centre-page' }}>
      {({ centres }) => (
        <>
          <div className={styles.locations}>
            {centres.map((group) => (
              <MenuGroupList key={group.title} group={group} />
            ))}
          </div>
          <p className={cx('cluster', linkStyles.taps, styles.foot)}>
            <Link href="/locations">
              <Icon name="pin" /> Centres near me
            </Link>
            <Link href="/batches">
              <Icon name="search" /> Find a class
            </Link>
            <Link href="/centre-page">
              <Icon name="arrow" /> All centres by city
            </Link>
          </p>
        </>
      )}
    </MenuContent>
  );
}
