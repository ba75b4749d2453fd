import { findCourse } from '@/lib/server/catalogue/catalogue';
import { areClassesKnown, nextClasses } from '@/lib/server/classes/next';
import { batchesHref } from '@/lib/shared/classes/filters';
import { AllClassesLink, ClassList } from './ClassList';
import { shortStart } from './ClassRow';
import styles from './NextClasses.module.css';
import { NoClasses } from './NoClasses';

type NextClassesProps = { course: string; heading?: 'h2' | 'h4' };

/** The next classes of a course, on its page; says so if there are none. */
export function NextClasses({ course, heading: Heading = 'h2' }: NextClassesProps) {
  const next = nextClasses(course);
  const known = findCourse(course);
  return (
    <section className="stack gap-2">
      <Heading>Next classes</Heading>
      {next.batches.length > 0 ? (
        <ClassList course={course} {...next} />
      ) : (
        known && <NoClasses course={known} />
      )}
    </section>
  );
}

const noDate = () => (areClassesKnown() ? 'No start date yet' : 'Ask for the start date');

/** The next classes on a card: only start and centre. */
export function SmallNextClasses({ course }: { course: string }) {
  const { batches, total } = nextClasses(course);
  const [first] = batches;
  if (!first) return <p className="small muted">{noDate()}</p>;
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
      <AllClassesLink course={course} total={total} />
    </div>
  );
}

/** The next class of a course in one line, with a link to all of them. */
export function NextClassLine({ course }: { course: string }) {
  const [batch] = nextClasses(course).batches;
  if (!batch) return <span className="muted">{noDate()}</span>;
  return (
    <a href={batchesHref({ course: [course] })}>
      <strong>Next class</strong> {shortStart(batch)}, {batch.centre.name}
    </a>
  );
}
