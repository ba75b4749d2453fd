import { Portrait } from '@/components/art/ItemPicture';
import columns from '@/components/ui/Columns.module.css';
import { cx } from '@/components/ui/cx';
import type { BlockOf } from '@/content/schema/blocks';
import styles from './Quote.module.css';

export const Quote = ({ block }: { block: BlockOf<'quote'> }) => (
  <ul className={cx(columns.grid, columns.large)}>
    {block.items.map(({ quote, name, role, ...person }) => (
      <li key={person.slug}>
        <figure className={cx('surface gap-4 between', styles.quote)}>
          <blockquote>“{quote}”</blockquote>
          <figcaption className="row gap-3">
            <Portrait person={person} className={styles.portrait} />
            <p className="stack">
              <strong>{name}</strong>
              <span className="small muted">{role}</span>
            </p>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
