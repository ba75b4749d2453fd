import { TileShape } from '@/components/art/TileShape';
import type { Award } from '@/lib/server/events/awards';
import styles from './Categories.module.css';

type CategoriesProps = { categories: NonNullable<Award['categories']> };

const marks = [
  'arc',
  'half',
  'stripes',
  'petal',
  'quarter',
  'triangle',
  'bars',
  'ring',
  'halves',
  'disc',
] as const;

/** The ten categories as a grid of tiles, each with a different mark. */
export function Categories({ categories }: CategoriesProps) {
  return (
    <ol className={styles.grid}>
      {categories.map((category, index) => (
        <li key={category.title} className={styles.category}>
          <TileShape kind={marks[index % marks.length] ?? 'disc'} className={styles.mark} />
          <h3>{category.title}</h3>
          <p>{category.text}</p>
        </li>
      ))}
    </ol>
  );
}
