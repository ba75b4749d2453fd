import { Portrait } from '@/components/art/Portrait';
import { WordMark } from '@/components/art/WordMark';
import { cx } from '@/components/ui/cx';
import type { Executive } from '@/lib/server/content/information';
import styles from './Executives.module.css';

type ExecutivesProps = { people: readonly Executive[] };

const tones = ['on-ink', styles.teal, 'on-coral'];

/**
 * CXO alumni: photo, company logo, name and description. The specification shows the description on wide screens only;
 * on phones a press opens it.
 */
export function Executives({ people }: ExecutivesProps) {
  return (
    <ul className={styles.list}>
      {people.map((person, index) => (
        <li key={person.slug} className={styles.card}>
          <div className={cx(styles.stage, tones[index % 3] ?? 'on-ink')}>
            <Portrait person={person} />
          </div>
          <div className={styles.words}>
            <WordMark mark={person.companyLogo} className={styles.logo} />
            <h3>{person.name}</h3>
            <p className="muted">{person.role}</p>
            <p className={styles.description}>{person.description}</p>
            <details className={styles.story}>
              <summary className={styles.open}>
                Read the story
                <span className="visuallyHidden">: {person.name}</span>
              </summary>
              <p>{person.description}</p>
            </details>
          </div>
        </li>
      ))}
    </ul>
  );
}
