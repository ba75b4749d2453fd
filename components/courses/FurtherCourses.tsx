import { Link } from '@/components/ui/Link';
import { similarTo } from '@/lib/server/catalogue/catalogue';
import { courseHref, findCategoryCourse } from '@/lib/server/catalogue/courses';

type FurtherCoursesProps = { slug: string; nextSlugs: readonly string[] | undefined };

export function FurtherCourses({ slug, nextSlugs = [] }: FurtherCoursesProps) {
  const similarCourses = similarTo(slug);
  const nextCourses = nextSlugs.flatMap((nextSlug) => findCategoryCourse(nextSlug) ?? []);
  return (
    <>
      {similarCourses && (
        <div className="stack gap-2">
          <h3>{`Other ${similarCourses.subject} courses`}</h3>
          <ul className="stack gap-1">
            {similarCourses.others.map(({ course, differs }) => (
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
      {nextCourses.length > 0 && (
        <p>
          Good next courses:{' '}
          {nextCourses.map((course, index) => (
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
