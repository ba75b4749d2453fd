import { Portrait } from '@/components/art/ItemPicture';
import styles from '@/components/ui/People.module.css';
import { cx } from '@/components/ui/cx';
import type { BlockOf } from '@/content/schema/blocks';

export const People = ({ block }: { block: BlockOf<'people'> }) => (
  <ul className={cx(styles.people, block.items.length > 6 && styles.many)}>
    {block.items.map(({ name, studied, role, company, ...person }) => (
      <li key={person.slug} className="stack">
        <Portrait person={person} className={styles.portrait} />
        <h3>{name}</h3>
        {studied && <p className="muted">{studied}</p>}
        <p>
          {role}
          {company && (
            <>
              , <strong>{company}</strong>
            </>
          )}
        </p>
      </li>
    ))}
  </ul>
);
