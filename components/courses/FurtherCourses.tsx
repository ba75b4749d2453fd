import { Link } from '@/components/ui/Link';
import { similarTo } from '@/lib/server/catalogue/catalogue';
import { courseHref, findCategoryCourse } from '@/lib/server/catalogue/courses';

type FurtherCoursesProps = { slug: string; next: readonly string[] | undefined };

/** Courses with similar names and how they differ, and courses to take next. */
export function FurtherCourses({ slug, next = [] }: FurtherCoursesProps) {
  const similar = similarTo(slug);
  const after = next.flatMap((nextSlug) => findCategoryCourse(nextSlug) ?? []);
  return (
    <>
      {similar && (
        <div className="stack gap-2">
          <h3>{`Other ${similar.subject} courses`}</h3>
          <ul className="stack gap-1">
            {similar.others.map(({ course, differs }) => (
              <li key={course.slug}>
                <Link href={course.href} className="strong">
                  {course.name}
                </Link>
                {`, ${course.facts.length}: ${differs}.`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {after.length > 0 && (
        <p>
          Good next courses:{' '}
          {after.map((course, index) => (
            <span key={course.slug}>
              {index > 0 && <span>, </span>}
              <Link href={courseHref(course, course.family)}>{course.title}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
