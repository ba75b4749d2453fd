import { findCourse } from '@/lib/server/catalogue/catalogue';
import { areClassesKnown, findNextClasses } from '@/lib/server/classes/next-classes';
import { batchesHref } from '@/lib/shared/classes/filters';
import { AllClassesLink, ClassList } from './ClassList';
import { shortStartOf } from './ClassRow';
import styles from './NextClasses.module.css';
import { NoClasses } from './NoClasses';

type NextClassesProps = { courseSlug: string; heading?: 'h2' | 'h4' };

export function NextClasses({ courseSlug, heading: Heading = 'h2' }: NextClassesProps) {
  const upcoming = findNextClasses(courseSlug);
  const catalogueCourse = findCourse(courseSlug);
  return (
    <section className="stack gap-2">
      <Heading>Next classes</Heading>
      {upcoming.batches.length > 0 ? (
        <ClassList courseSlug={courseSlug} {...upcoming} />
      ) : (
        catalogueCourse && <NoClasses course={catalogueCourse} />
      )}
    </section>
  );
}

const noDateText = () => (areClassesKnown() ? 'No start date yet' : 'Ask for the start date');

type SmallNextClassesProps = { courseSlug: string; of?: string };

/** `of` names several courses that have these classes. */
export function SmallNextClasses({ courseSlug, of }: SmallNextClassesProps) {
  const { batches, total } = findNextClasses(courseSlug);
  const [firstBatch] = batches;
  if (!firstBatch) return <p className="small muted">{noDateText()}</p>;
  return (
    <div className="stack small">
      <p className="strong">
        <span>{`${batches.length === 1 ? 'Next class' : 'Next classes'}${of ? ` of ${of}` : ''}`}</span>
        {firstBatch.audience && <span className="muted">{` · ${firstBatch.audience}`}</span>}
      </p>
      <ul className={styles.smallList}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <span className="strong">{shortStartOf(batch)}</span> <span>{batch.centre.name}</span>
          </li>
        ))}
      </ul>
      <AllClassesLink courseSlug={courseSlug} total={total} />
    </div>
  );
}

export function NextClassLine({ courseSlug }: { courseSlug: string }) {
  const [batch] = findNextClasses(courseSlug).batches;
  if (!batch) return <span className="muted">{noDateText()}</span>;
  return (
    <a href={batchesHref({ course: [courseSlug] })}>
      <strong>Next class</strong>
      {` ${shortStartOf(batch)}, ${batch.centre.name}`}
    </a>
  );
}
