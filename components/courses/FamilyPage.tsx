import artStyles from '@/components/art/Art.module.css';
import { ItemPicture } from '@/components/art/ItemPicture';
import { Page } from '@/components/ui/Page';
import { CallToAction, Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import type { Course } from '@/content/schema/courses';
import { courseFactsOf, lengthLine } from '@/lib/server/catalogue/catalogue';
import { getCoursesOf } from '@/lib/server/catalogue/courses';
import { feeTexts } from '@/lib/server/catalogue/fees';
import { words } from '@/lib/server/catalogue/page-words';
import { categoryCourseNode, courseList } from '@/lib/server/seo/json-ld-courses';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import { CourseDetail } from './CourseDetail';
import { FamilyCourses } from './FamilyCourses';
import styles from './FamilyPage.module.css';
import { TextWithFullForms } from './FullForms';

const familyPages = {
  'courses-lg': { family: 'english', enquire: 'ENGLISH', pageWords: words.coursesLg },
  'courses-sc': { family: 'short-course', enquire: 'STC', pageWords: words.coursesSc },
  'courses-sp': { family: 'smart-pro', enquire: 'STC', pageWords: words.coursesSp },
} as const;

export function FamilyPage({ page }: { page: keyof typeof familyPages }) {
  const { family, enquire, pageWords } = familyPages[page];
  const courses = getCoursesOf(family);
  const itemList = courseList(
    pageWords.heading,
    courses.map((course) => categoryCourseNode(course, family)),
  );
  return (
    <Page
      path={`/${page}`}
      title={pageWords.heading}
      lead={pageWords.lead}
      art={page}
      kind="CollectionPage"
      markup={[itemList]}
    >
      <Section>
        <FamilyCourses
          title={words.courses.listTitle}
          label={pageWords.heading}
          items={courses.map((course) => ({
            slug: course.slug,
            title: course.title,
            card: cardContent(course),
            detail: <CourseDetail course={course} />,
          }))}
        />
      </Section>
      <CallToAction
        title={words.courses.helpTitle}
        text={pageWords.askText}
        actions={[
          [enquiryHref({ course: enquire }), words.courses.enquiryLink],
          ['/locations', words.courses.centresLink],
        ]}
      />
    </Page>
  );
}

const cardContent = (course: Course) => {
  const facts = courseFactsOf(course);
  return (
    <>
      <span className={cx(artStyles.covered, styles.art)}>
        <ItemPicture name={`courses/${course.slug}`} image={course.image} />
      </span>
      <span className={styles.body}>
        <span className={cx('card-title', styles.title)}>
          <TextWithFullForms>{course.title}</TextWithFullForms>
        </span>
        <span className="small muted">{lengthLine(facts)}</span>
        <span className="small strong">{feeTexts([facts])[0]}</span>
      </span>
    </>
  );
};
