import type { Role } from '@/lib/server/content/information';
import { cx } from '@/components/ui/cx';
import styles from './Roles.module.css';

type RolesProps = { roles: readonly Role[] };

/** Open roles as rows: role, place, a typical day, and requirements. */
export function Roles({ roles }: RolesProps) {
  return (
    <ul className={styles.board}>
      {roles.map((role) => (
        <li key={role.slug} id={role.slug} className={styles.role}>
          <div>
            <h3>{role.title}</h3>
            <p className={styles.place}>{role.place}</p>
          </div>
          <p>{role.day}</p>
          <div className="stack gap-2">
            <h4>We look for</h4>
            <ul className={cx('stack gap-2', styles.list)}>
              {role.looksFor.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
