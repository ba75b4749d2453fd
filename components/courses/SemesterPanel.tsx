import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import columns from '@/components/ui/Columns.module.css';
import { Fold } from '@/components/ui/Fold';
import grounds from '@/components/ui/Ground.module.css';
import { CheckList } from '@/components/ui/Lists';
import listStyles from '@/components/ui/Lists.module.css';
import tagStyles from '@/components/ui/StatusTag.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import type { Semester } from '@/content/schema/courses';
import { fullFormOf } from '@/lib/server/catalogue/search/vocabulary';
import styles from './SemesterPanel.module.css';

type SemesterPanelProps = { semester: Semester; number: number; count: number };

type PartProps = { title: string; count: number; className?: string | undefined; children: ReactNode };

const Part = ({ title, count, className, children }: PartProps) => (
  <Fold title={<h3>{title}</h3>} note={count} wideTitle className={className}>
    {children}
  </Fold>
);

type TitledListProps = {
  title: string;
  items: readonly { title: string; text: string }[];
  isNumbered?: boolean;
};

const TitledList = ({ title, items, isNumbered = false }: TitledListProps) => {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <Part title={title} count={items.length}>
      <List
        className={cx(
          'stack',
          listStyles.ruled,
          listStyles.roomy,
          styles.items,
          isNumbered && listStyles.counted,
        )}
      >
        {items.map((item) => (
          <li key={item.title}>
            <h4>{item.title}</h4>
            <p>{item.text}</p>
          </li>
        ))}
      </List>
    </Part>
  );
};

export function SemesterPanel({ semester, number, count }: SemesterPanelProps) {
  const fullName = fullFormOf(semester.label.replace(/ [IV]+$/, ''));
  return (
    <div className="surface">
      <header className={cx('stack gap-3', grounds.sky, styles.head)}>
        <p className="stack strong">
          {`Semester ${number} of ${count}: ${semester.label}`}
          {fullName && <span className={textStyles.regular}>{fullName}</span>}
        </p>
        <h2>{semester.title}</h2>
        <p className="measure">{semester.summary}</p>
      </header>
      <div className={cx(columns.from960, styles.columns)}>
        <section>
          <h3>Technologies</h3>
          <ul className={cx(columns.grid, styles.list)}>
            {semester.technologies.map(({ name, icon }) => (
              <li key={name} className="gap-2 small strong">
                {/* A technology without an icon shows its first two capitals, or C#. */}
                <span className={styles.icon} aria-hidden="true">
                  {icon ? <Art name={`tech/${icon}`} /> : name.replace(/[^A-Z#]/g, '').slice(0, 2)}
                </span>
                {name}
              </li>
            ))}
          </ul>
        </section>
        <section className={cx('stack gap-2', grounds.signal, styles.project)}>
          <h3>Semester project</h3>
          <p>{semester.project}</p>
        </section>
        <div className={cx('stack', styles.parts)}>
          {semester.bridge && <TitledList title="Bridge subjects" items={semester.bridge} isNumbered />}
          <TitledList title="Modules" items={semester.modules} isNumbered />
        </div>
        <div className={cx('stack', styles.parts)}>
          <Part title="Objectives" count={semester.objectives.length}>
            <CheckList lines={semester.objectives} />
          </Part>
          <TitledList title="Workshops" items={semester.workshops} />
        </div>
        <Part title="Job profiles" count={semester.jobProfiles.length} className={styles.jobs}>
          <ul className={cx('cluster gap-2', tagStyles.pills)}>
            {semester.jobProfiles.map((job) => (
              <li key={job}>{job}</li>
            ))}
          </ul>
        </Part>
      </div>
    </div>
  );
}
