import { ClassList } from '@/components/next-classes/ClassList';
import { ButtonLink } from '@/components/ui/Button';
import { Card, CardBody } from '@/components/ui/Card';
import { FactList } from '@/components/ui/FactList';
import { Link } from '@/components/ui/Link';
import { feeLine, lengthLine } from '@/lib/server/content/catalogue';
import { askHref } from '@/lib/server/content/courses';
import type { NearClasses } from '@/lib/server/batches/classes';
import type { Fitting, WhichCourseAnswers } from '@/lib/server/content/which-course';

type FittingCourseProps = { fitting: Fitting; answers: WhichCourseAnswers; near: NearClasses };

/** Wishes that the course and its next classes do not meet. */
function noteOf({
  fitting: { fits },
  answers: { when, city, length },
  near: { total, inCity, atTime },
}: FittingCourseProps): string | undefined {
  if (total === 0) return 'No start date yet. Ask us, and a centre will tell you when there is one.';
  if (length && !fits) return 'This course is shorter or longer than you chose.';
  if (city && !inCity) return 'No class in your city yet. The next ones elsewhere:';
  if (when && !atTime) return 'No class at your time yet. These are the next ones:';
  return when === 'weekend'
    ? 'There are no weekend-only classes. These meet on Tuesday, Thursday and Saturday:'
    : undefined;
}

/** A recommended course: reason, length, fee and next classes. */
export function FittingCourse(props: FittingCourseProps) {
  const { fitting, answers, near } = props;
  const { course, reason } = fitting;
  const note = noteOf(props);
  return (
    <Card>
      <CardBody>
        <h3>
          <Link href={course.href}>{course.name}</Link>
        </h3>
        <p>{reason}</p>
        <FactList
          facts={[
            { label: 'You need', value: course.facts.needs },
            { label: 'Course duration', value: lengthLine(course.facts) },
            { label: 'Fee', value: feeLine(course.facts) },
          ]}
        />
        {note && <p className="strong">{note}</p>}
        {near.batches.length > 0 && (
          <ClassList course={course.slug} city={near.inCity ? answers.city : undefined} {...near} />
        )}
        <p className="cluster gap-3">
          <ButtonLink href={course.href}>See the course</ButtonLink>
          <ButtonLink href={askHref(course)} variant="outline">
            {`Ask about ${course.title}`}
          </ButtonLink>
        </p>
      </CardBody>
    </Card>
  );
}
