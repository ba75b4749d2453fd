import type { About } from '@/lib/server/content/information';
import { words } from '@/content/pages/about';
import styles from './Story.module.css';

type StoryProps = { statement: string; paragraphs: readonly string[]; values: About['values'] };

/** The company in one large sentence, then in paragraphs, then as three values. */
export function Story({ statement, paragraphs, values }: StoryProps) {
  return (
    <div className={styles.story}>
      <p className={styles.statement}>{statement}</p>
      <div className="stack gap-4 measure">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <h2 className="visuallyHidden">{words.whatWeHoldTo}</h2>
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value.title} className="stack gap-2">
            <h3>{value.title}</h3>
            <p className="muted">{value.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
