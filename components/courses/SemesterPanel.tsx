import { CheckList } from '@/components/ui/CheckList';
import { TitledItems } from '@/components/ui/TitledItems';
import { expand } from '@/lib/content/glossary';
import type { Semester } from '@/lib/content/programmes';
import { TechList } from './TechList';
import { cx } from '@/components/ui/cx';
import { messages } from './messages';
import styles from './SemesterPanel.module.css';

type SemesterPanelProps = { semester: Semester; number: number; of: number };

type TitledListProps = {
  title: string;
  items: readonly { title: string; text: string }[];
  numbered?: boolean;
};

const TitledList = ({ title, items, numbered = false }: TitledListProps) => {
  const List = numbered ? 'ol' : 'ul';
  return (
    <section>
      <h3 className={styles.subtitle}>{title}</h3>
      <List className={cx('stack', numbered ? styles.modules : styles.titled)}>
        <TitledItems items={items} heading="h4" />
      </List>
    </section>
  );
};

/** One semester: objectives, modules, job profiles, workshops, technologies. */
export function SemesterPanel({ semester, number, of }: SemesterPanelProps) {
  const full = expand(semester.label.replace(/ [IV]+$/, ''));
  return (
    <div className="surface rounded">
      <header className={styles.head}>
        <p className="strong">
          {messages.semesterOf(number, of, semester.label)}
          {full && <span className={styles.full}>{full}</span>}
        </p>
        <div className={styles.headColumns}>
          <div className="stack gap-4">
            <h2>{semester.title}</h2>
            <p className="measure large">{semester.summary}</p>
          </div>
          <section className="stack gap-3">
            <h3>{messages.objectives}</h3>
            <CheckList lines={semester.objectives} />
          </section>
        </div>
      </header>
      <div className={styles.columns}>
        <div className="stack gap-7">
          {semester.bridge && <TitledList title={messages.bridgeSubjects} items={semester.bridge} numbered />}
          <TitledList title={messages.modules} items={semester.modules} numbered />
          <section>
            <h3 className={styles.subtitle}>{messages.technologies}</h3>
            <TechList technologies={semester.technologies} />
          </section>
        </div>
        <div className="stack gap-7">
          <section className={styles.project}>
            <h3>{messages.semesterProject}</h3>
            <p>{semester.project}</p>
          </section>
          <section>
            <h3 className={styles.subtitle}>{messages.jobProfiles}</h3>
            <ul className={styles.jobs}>
              {semester.jobProfiles.map((job) => (
                <li key={job}>{job}</li>
              ))}
            </ul>
          </section>
          <TitledList title={messages.workshops} items={semester.workshops} />
        </div>
      </div>
    </div>
  );
}
