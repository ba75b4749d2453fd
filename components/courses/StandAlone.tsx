import { NextClasses } from '@/components/next-classes/NextClasses';
import columns from '@/components/ui/Columns.module.css';
import { Fold } from '@/components/ui/Fold';
import { CheckList } from '@/components/ui/Lists';
import listStyles from '@/components/ui/Lists.module.css';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import type { StandAloneCourse } from '@/content/schema/courses';
import { courseFactsOf } from '@/lib/server/catalogue/catalogue';
import styles from './CourseDetail.module.css';
import { FactBox } from './FactBox';
import { FullForms } from './FullForms';
import { FurtherCourses } from './FurtherCourses';

export const StandAloneSections = ({ course }: { course: StandAloneCourse }) => (
  <>
    <Section>
      <FactBox
        course={{ ...course, facts: courseFactsOf(course) }}
        askAbout={course.title}
        classes={<NextClasses courseSlug={course.slug} />}
      />
    </Section>
    <Section title={course.subTitle}>
      <div className="stack gap-5">
        <div className="stack gap-3 measure">
          <p>{course.subDescription}</p>
          <FullForms text={`${course.title} ${course.description} ${course.subDescription}`} />
        </div>
        <div className={cx(columns.from960, styles.outcomes)}>
          <Fold
            title={
              <h3>{`Objectives: ${course.thirdTitle.charAt(0).toLowerCase()}${course.thirdTitle.slice(1)}`}</h3>
            }
            note={course.objective.length}
            wideTitle
          >
            <CheckList lines={course.objective} />
          </Fold>
          <Fold title={<h3>Modules</h3>} note={course.module.length} wideTitle>
            <ol className={cx('stack gap-2', listStyles.counted)}>
              {course.module.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </Fold>
        </div>
        <div className="stack gap-3 measure">
          <FurtherCourses slug={course.slug} nextSlugs={course.next} />
        </div>
      </div>
    </Section>
  </>
);
