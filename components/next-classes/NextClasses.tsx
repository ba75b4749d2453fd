import { nextClasses } from '@/lib/server/batches/next';
import { batchesHref } from '@/lib/shared/batches/filters';
import { AllClasses, ClassList } from './ClassList';
import { shortStart } from './ClassRow';
import styles from './NextClasses.module.css';

type NextClassesProps = { course: string; heading?: 'h2' | 'h4' };

/** The next classes of a course, on its page; says so if there are none. */
export function NextClasses({ course, heading: Heading = 'h2' }: NextClassesProps) {
  const next = nextClasses(course);
  return (
    <section className="stack gap-2">
      <Heading>Next classes</Heading>
      {next.batches.length > 0 ? (
        <ClassList course={course} {...next} />
      ) : (
        <p>Ask for the next start date, and a centre will tell you.</p>
      )}
    </section>
  );
}

/** The next classes on a card: only start and centre. */
export function SmallNextClasses({ course }: { course: string }) {
  const { batches, total } = nextClasses(course);
  const [first] = batches;
  if (!first) return null;
  return (
    <div className="stack small">
      <p className="strong">
        <span>{batches.length === 1 ? 'Next class' : 'Next classes'}</span>
        {first.audience && <span className="muted">{` · ${first.audience}`}</span>}
      </p>
      <ul className={styles.smallList}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <span className="strong">{shortStart(batch)}</span> <span>{batch.centre.name}</span>
          </li>
        ))}
      </ul>
      <AllClasses course={course} total={total} />
    </div>
  );
}

/** The next class of a course in one line, with a link to all of them. */
export function NextClassLine({ course }: { course: string }) {
  const [batch] = nextClasses(course).batches;
  if (!batch) return <span className="muted">No start date yet</span>;
  return (
    <a href={batchesHref({ course: [course] })}>
      <strong>Next class</strong> {shortStart(batch)}, {batch.centre.name}
    </a>
  );
}
