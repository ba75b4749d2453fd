import { Art } from '@/components/art/Art';
import type { Technology } from '@/lib/server/content/programmes';
import styles from './TechList.module.css';

type TechListProps = { technologies: readonly Technology[] };

/** Technology icons with names; one without an icon shows its initials. */
export const TechList = ({ technologies }: TechListProps) => (
  <ul className={styles.list}>
    {technologies.map(({ name, icon }) => (
      <li key={name} className="gap-2 small strong">
        <span className={styles.icon} aria-hidden="true">
          {icon ? <Art name={`tech/${icon}`} /> : name.replace(/[^A-Z#]/g, '').slice(0, 2)}
        </span>
        {name}
      </li>
    ))}
  </ul>
);
