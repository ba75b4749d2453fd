import { Art } from '@/components/art/Art';
import type { Technology } from '@/lib/server/content/programmes';
import { cx } from '@/components/ui/cx';
import styles from './CourseDetail.module.css';

type TechListProps = { technologies: readonly Technology[] };

/** Technology icons with names; one without an icon shows its initials. */
export const TechList = ({ technologies }: TechListProps) => (
  <ul className={cx('grid gap-3', styles.list)}>
    {technologies.map(({ name, icon }) => (
      <li key={name} className="gap-2 small strong">
        <span className={cx('centred', styles.icon)} aria-hidden="true">
          {icon ? <Art name={`tech/${icon}`} /> : name.replace(/[^A-Z#]/g, '').slice(0, 2)}
        </span>
        {name}
      </li>
    ))}
  </ul>
);
