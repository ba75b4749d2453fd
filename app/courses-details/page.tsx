import { Cards } from '@/components/blocks/Cards';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { type CourseFacts, courseFactsOf } from '@/lib/server/catalogue/catalogue';
import { getStandAloneCourses, standAloneHref } from '@/lib/server/catalogue/courses';
import { feeTexts } from '@/lib/server/catalogue/fees';
import { words } from '@/lib/server/catalogue/page-words';
import { courseList, standAloneCourseNode } from '@/lib/server/seo/json-ld-courses';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/courses-details');

const lengthAndFee = (facts: CourseFacts) => [facts.length, feeTexts([facts])[0]].filter(Boolean).join(' · ');

export default function StandAloneIndexPage() {
  const courses = getStandAloneCourses();
  const itemList = courseList(words.coursesDetails.listTitle, courses.map(standAloneCourseNode));
  return (
    <Page
      path="/courses-details"
      title={words.coursesDetails.heading}
      lead={words.coursesDetails.lead}
      art="courses-details"
      kind="CollectionPage"
      markup={[itemList]}
    >
      <Section>
        <h2 className="visuallyHidden">{words.coursesDetails.listTitle}</h2>
        <Cards
          inFirstView
          block={{
            items: courses.map((course, id) => ({
              title: course.title,
              label: lengthAndFee(courseFactsOf(course)),
              text: course.description,
              href: standAloneHref(id),
              art: `courses/${course.slug}`,
              image: course.image,
            })),
          }}
        />
      </Section>
    </Page>
  );
}
