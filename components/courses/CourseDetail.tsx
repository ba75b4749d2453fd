import artStyles from '@/components/art/Art.module.css';
import { ItemPicture } from '@/components/art/ItemPicture';
import { NextClasses } from '@/components/next-classes/NextClasses';
import columns from '@/components/ui/Columns.module.css';
import { Fold } from '@/components/ui/Fold';
import grounds from '@/components/ui/Ground.module.css';
import { CheckList } from '@/components/ui/Lists';
import { SaveButton } from '@/components/ui/SaveButton';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import type { Course } from '@/content/schema/courses';
import { courseFactsOf } from '@/lib/server/catalogue/catalogue';
import styles from './CourseDetail.module.css';
import { FactBox } from './FactBox';
import { FullForms } from './FullForms';
import { FurtherCourses } from './FurtherCourses';

export const CourseDetail = ({ course }: { course: Course }) => (
  <div className="surface">
    <div className={cx(grounds.ink, styles.head)}>
      <div className={cx('stack gap-2', styles.words)}>
        <h3 className={textStyles.section} tabIndex={-1} translate="no">
          {course.title}
        </h3>
        <p>{course.description}</p>
        <FullForms text={`${course.title} ${course.description}`} className="small" />
        <SaveButton kind="courses" id={course.slug} name={course.title} />
      </div>
      <div className={cx(artStyles.covered, styles.art)}>
        <ItemPicture name={`courses/${course.slug}`} image={course.image} />
      </div>
    </div>
    <div className={cx('stack', styles.body)}>
      <FactBox
        course={{ ...course, facts: courseFactsOf(course) }}
        forWhom={course.forWhom}
        askAbout={course.title}
        classes={
          <div className="stack gap-5">
            <NextClasses courseSlug={course.slug} heading="h4" />
            {course.make && (
              <div className="stack gap-2">
                <h4>What you make</h4>
                <p>{course.make}</p>
              </div>
            )}
          </div>
        }
      />
      <div className={cx(columns.from960, styles.outcomes)}>
        <Fold title={<h4>What you learn</h4>} note={course.learn?.length} wideTitle>
          <CheckList lines={course.learn ?? []} />
        </Fold>
        <div className="stack gap-5">
          <FurtherCourses slug={course.slug} nextSlugs={course.next} />
        </div>
      </div>
    </div>
  </div>
);
