import { Link } from '@/components/ui/Link';
import type { MenuGroup } from '@/lib/server/content/menus';
import { cx } from '@/components/ui/cx';
import styles from './Panels.module.css';

type MenuGroupListProps = { group: MenuGroup };

/** A heading and its links. */
export function MenuGroupList({ group }: MenuGroupListProps) {
  return (
    <section>
      <h2 className={cx('row gap-2 muted', styles.groupTitle)}>
        {group.href ? <Link href={group.href}>{group.title}</Link> : group.title}
      </h2>
      <ul className={styles.items}>
        {group.items.map((item) => (
          <li key={item.href + item.label}>
            <Link href={item.href} className={styles.row}>
              <span className={styles.name}>{item.label}</span>
              {item.note && (
                <span className={cx('small muted', styles.note)}>
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
