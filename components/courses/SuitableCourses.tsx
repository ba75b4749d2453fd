import { ChosenChips } from '@/components/ui/ChosenChips';
import columns from '@/components/ui/Columns.module.css';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { cx } from '@/components/ui/cx';
import { words } from '@/lib/server/catalogue/page-words';
import { findProgramme } from '@/lib/server/catalogue/programmes';
import {
  getWhichCourse,
  whichCourseParameters,
  type WhichCourseAnswers,
} from '@/lib/server/catalogue/which-course';
import { areClassesKnown } from '@/lib/server/classes/next-classes';
import type { SuitableCourse, SuitableCourses as FoundCourses } from '@/lib/server/classes/suitable-courses';
import { shortNameOf, SuitableCourseCard } from './SuitableCourseCard';
import { WhichDiplomaLink } from './WhichDiploma';

type SuitableCoursesProps = {
  found: FoundCourses;
  answers: WhichCourseAnswers;
  cities: readonly { key: string; label: string }[];
};

function hrefWithout(answers: WhichCourseAnswers, name: string): string {
  const otherAnswers = Object.entries(answers).filter(([question]) => question !== name);
  const otherQuery = new URLSearchParams(otherAnswers).toString();
  return otherQuery ? `/which-course?${otherQuery}#courses` : '/which-course';
}

export function SuitableCourses({ found: { suitable, otherLength }, answers, cities }: SuitableCoursesProps) {
  const city = cities.find(({ key }) => key === answers.city);
  const options = { ...getWhichCourse(), city: cities };
  const chips = whichCourseParameters.flatMap((name) => {
    const option = options[name].find(({ key }) => key === answers[name]);
    return option ? [{ name, label: option.label, href: hrefWithout(answers, name) }] : [];
  });
  const [first, second] = suitable;
  const idsOf = (found?: SuitableCourse) => found?.classes.map(({ id }) => id).join();
  const sharesClasses = first && idsOf(first) !== '' && idsOf(first) === idsOf(second);
  const suitedCount = suitable.filter(({ unmet }) => unmet.length === 0).length;
  const nextCity = otherLength?.classes[0]?.centre.city;
  const whenWords = options.when.find(({ key }) => key === answers.when)?.words;
  return (
    <div className="stack gap-5" id="courses">
      <ChosenChips label="Your answers" chips={chips}>
        <a href="#questions">Change</a>
      </ChosenChips>
      <h2>
        {['No course meets all your answers', 'One course suits you', 'Two courses suit you'][suitedCount]}
      </h2>
      {!areClassesKnown() && (
        <p>We do not have the start dates right now, so we cannot say where and when these courses start.</p>
      )}
      {suitedCount === 0 && <p>{suitable.length > 1 ? 'The nearest are:' : 'The nearest is:'}</p>}
      <ul className={cx('gap-4', columns.from768)}>
        {suitable.map((suitableCourse, index) => (
          <SuitableCourseCard
            key={suitableCourse.course.slug}
            suitable={suitableCourse}
            whenWords={whenWords}
            city={city}
            isFirst={index === 0}
            sameClassesAs={sharesClasses && index > 0 ? shortNameOf(first.course) : undefined}
          />
        ))}
      </ul>
      {otherLength && (
        <div className="stack gap-1">
          <h3>{answers.length === 'short' ? 'If 4 months is not enough' : 'If you want to finish sooner'}</h3>
          <p>
            {`${otherLength.course.name} takes ${otherLength.course.facts.length}${nextCity ? `, next in ${nextCity}` : ''}. `}
            <Link href={otherLength.course.href}>
              See it<span className="visuallyHidden">{`: ${otherLength.course.name}`}</span>
            </Link>
          </p>
        </div>
      )}
      <p className={cx('cluster gap-4', linkStyles.taps)}>
        {suitable.some(({ course }) => findProgramme(course.slug)) && <WhichDiplomaLink />}
        <a href="/enquire">{words.whichCourse.enquiryLink}</a>
      </p>
    </div>
  );
}
