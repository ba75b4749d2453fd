import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Card, CardBody } from '@/components/ui/Card';
import { Facts } from '@/components/ui/Facts';
import { Link } from '@/components/ui/Link';
import { feeLine, lengthLine } from '@/lib/server/content/catalogue';
import { askHref } from '@/lib/server/content/courses';
import type { Fitting } from '@/lib/server/content/which-course';

type FittingCourseProps = Pick<Fitting, 'course' | 'reason'> & {
  /** Which wishes its classes do not meet. */
  note: string | undefined;
  /** The next classes of the course. */
  classes: ReactNode;
};

/** A course that fits somebody's answers: why, its length and fee, and its next classes. */
export const FittingCourse = ({ course, reason, note, classes }: FittingCourseProps) => (
  <Card>
    <CardBody>
      <h3>
        <Link href={course.href}>{course.name}</Link>
      </h3>
      <p>{reason}</p>
      <Facts
        facts={[
          { label: 'You need', value: course.facts.needs },
          { label: 'Course duration', value: lengthLine(course.facts) },
          { label: 'Fee', value: feeLine(course.facts) },
        ]}
      />
      {note && <p className="strong">{note}</p>}
      {classes}
      <p className="cluster gap-3">
        <ButtonLink href={course.href}>See the course</ButtonLink>
        <ButtonLink href={askHref(course)} variant="outline">
          {`Ask about ${course.title}`}
        </ButtonLink>
      </p>
    </CardBody>
  </Card>
);
