import { Link } from '@/components/ui/Link';
import { courseHref, getCourse } from '@/lib/server/content/courses';

type GoesWellAfterProps = { slugs: readonly string[] | undefined };

/** Courses to take next; renders nothing if content names none. */
export function GoesWellAfter({ slugs = [] }: GoesWellAfterProps) {
  const next = slugs.flatMap((slug) => getCourse(slug) ?? []);
  if (next.length === 0) return null;
  return (
    <p>
      Good next courses:{' '}
      {next.map((one, index) => (
        <span key={one.slug}>
          {index > 0 && <span>, </span>}
          <Link href={courseHref(one, one.family)}>{one.title}</Link>
        </span>
      ))}
    </p>
  );
}
