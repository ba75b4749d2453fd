import { CityClasses } from '@/components/next-classes/CityClasses';
import { ButtonLink } from '@/components/ui/Button';
import { SaveButton } from '@/components/ui/SaveButton';
import { courseFactsOf } from '@/lib/server/content/catalogue';
import { askHref, courseChat, type Course } from '@/lib/server/content/courses';
import type { Programme } from '@/lib/server/content/programmes';
import { FactBox } from './FactBox';
import { cx } from '@/components/ui/cx';
import styles from './ProgrammePage.module.css';

type ProgrammeIntroProps = {
  programme: Programme;
  /** The diploma as a course of its category, which contains the facts. */
  course: Course;
};

/** Fee, facts and next classes of a diploma, and contacts. */
export const ProgrammeIntro = ({ programme, course }: ProgrammeIntroProps) => (
  <div className={cx('stack columns-960', styles.intro)}>
    <div className="stack gap-5">
      <FactBox course={course} facts={courseFactsOf(course)} />
      <div className="cluster gap-3 pair">
        <ButtonLink href={askHref(programme)}>{`Ask about ${programme.name}`}</ButtonLink>
        <ButtonLink href={courseChat(programme.name)} variant="outline" external>
          WhatsApp
        </ButtonLink>
        <SaveButton kind="courses" id={programme.slug} name={programme.name} />
      </div>
    </div>
    <CityClasses slug={programme.slug} />
  </div>
);
