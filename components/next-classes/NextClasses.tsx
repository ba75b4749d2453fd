import { findCourse } from '@/lib/server/catalogue/catalogue';
import { areClassesKnown, findNextClasses } from '@/lib/server/classes/next-classes';
import { batchesHref } from '@/lib/shared/classes/filters';
import { ClassList } from './ClassList';
import { shortStartOf } from './ClassRow';
import { NoClasses } from './NoClasses';

type NextClassesProps = { courseSlug: string; heading?: 'h2' | 'h3' | 'h4'; courseNames?: string };

/** `courseNames` names several courses that have these classes. */
export function NextClasses({ courseSlug, heading: Heading = 'h2', courseNames }: NextClassesProps) {
  const upcoming = findNextClasses(courseSlug);
  const catalogueCourse = findCourse(courseSlug);
  return (
    <section className="stack gap-2">
      <Heading>{`Next classes${courseNames ? ` of ${courseNames}` : ''}`}</Heading>
      {upcoming.batches.length > 0 ? (
        <ClassList courseSlug={courseSlug} {...upcoming} />
      ) : (
        catalogueCourse && <NoClasses course={catalogueCourse} />
      )}
    </section>
  );
}

export function NextClassLine({ courseSlug }: { courseSlug: string }) {
  const [batch] = findNextClasses(courseSlug).batches;
  if (!batch)
    return (
      <span className="muted">{areClassesKnown() ? 'No start date yet' : 'Ask for the start date'}</span>
    );
  return (
    <a href={batchesHref({ course: [courseSlug] })}>
      <strong>Next class</strong>
      {` ${shortStartOf(batch)}, ${batch.centre.name}`}
    </a>
  );
}
