'use client';

import { ButtonLink } from '@/components/ui/Button';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import { MenuGroupList } from './MenuGroupList';
import { MenuState } from './MenuState';
import { cx } from '@/components/ui/cx';
import styles from './Panels.module.css';

/** Five columns: four of courses, and a fifth for undecided visitors. */
export function CoursesPanel() {
  return (
    <MenuState page={{ label: 'See all courses', href: '/courses' }}>
      {({ courses }) => (
        <div className={styles.courses}>
          {courses.slice(0, -1).map((column) => (
            <div key={column[0]?.title} className="stack gap-5">
              {column.map((group) => (
                <MenuGroupList key={group.title} group={group} />
              ))}
            </div>
          ))}
          <div className={cx('stack gap-3 small panel', styles.aside)}>
            <p className={styles.asideTitle}>Not sure which?</p>
            <p>Tell us what you have studied. A counsellor will call you.</p>
            <ButtonLink href={enquiryHref()}>Ask for guidance</ButtonLink>
            {courses.at(-1)?.map((group) => (
              <MenuGroupList key={group.title} group={group} />
            ))}
          </div>
        </div>
      )}
    </MenuState>
  );
}
