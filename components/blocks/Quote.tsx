import { Portrait } from '@/components/art/ItemPicture';
import columns from '@/components/ui/Columns.module.css';
import { cx } from '@/components/ui/cx';
import type { BlockOf } from '@/content/schema/blocks';
import type { Testimonial } from '@/content/schema/people';
import styles from './Quote.module.css';

export const QuoteCard = ({ quote, name, role, ...person }: Testimonial) => (
  <div className={styles.box}>
    <figure className={cx('surface', styles.quote)}>
      <Portrait person={person} className={styles.portrait} />
      <blockquote>“{quote}”</blockquote>
      <figcaption className="stack small muted">
        <strong className={styles.name}>{name}</strong>
        <span>{role}</span>
      </figcaption>
    </figure>
  </div>
);

export const Quote = ({ block }: { block: BlockOf<'quote'> }) => (
  <ul className={cx(columns.grid, columns.large)}>
    {block.items.map((item) => (
      <li key={item.slug}>
        <QuoteCard {...item} />
      </li>
    ))}
  </ul>
);
