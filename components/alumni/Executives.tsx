import { Portrait } from '@/components/art/Portrait';
import { WordMark } from '@/components/art/WordMark';
import { cx } from '@/components/ui/cx';
import type { Executive } from '@/lib/content/people';
import styles from './Executives.module.css';

type ExecutivesProps = { people: readonly Executive[] };

const tones = ['ink', 'teal', 'coral'] as const;

/** CXO alumni: photo, company logo, name; the description on desktop only (docs/product/pages.md#p17). */
export function Executives({ people }: ExecutivesProps) {
  return (
    <ul className={styles.list}>
      {people.map((person, index) => (
        <li key={person.slug} className={styles.card}>
          <div className={cx(styles.stage, styles[tones[index % 3] ?? 'ink'])}>
            <Portrait person={person} />
          </div>
          <div className={styles.words}>
            <WordMark mark={person.companyLogo} className={styles.logo} />
            <h3>{person.name}</h3>
            <p className="muted">{person.role}</p>
            <p className={styles.description}>{person.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
