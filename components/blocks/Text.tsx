import type { BlockOf } from '@/content/schema/blocks';
import styles from './Blocks.module.css';

/** A large sentence, if there is one, and paragraphs. */
export const Text = ({ block: { statement, paragraphs } }: { block: BlockOf<'text'> }) => (
  <div className="stack gap-4 measure">
    {statement && <p className={styles.statement}>{statement}</p>}
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
