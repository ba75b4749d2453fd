import Link from 'next/link';
import type { MenuGroup } from '@/lib/content/menus';
import styles from './Panels.module.css';

type MenuGroupListProps = { group: MenuGroup };

/** A heading and its links, without prefetch: it would load three dozen pages that nobody asked for. */
export function MenuGroupList({ group }: MenuGroupListProps) {
  return (
    <section>
      <h2 className={styles.groupTitle}>
        {group.href ? (
          <Link href={group.href} prefetch={false}>
            {group.title}
          </Link>
        ) : (
          group.title
        )}
      </h2>
      <ul className={styles.items}>
        {group.items.map((item) => (
          <li key={item.href + item.label}>
            <Link href={item.href} prefetch={false} className={styles.row}>
              <span className={styles.name}>{item.label}</span>
              {item.note && (
                <span className={styles.note}>
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
