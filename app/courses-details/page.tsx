import { LinkCard } from '@/components/courses/LinkCard';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getStandAloneCourses, standAloneHref } from '@/lib/server/content/courses';
import { words } from '@/content/pages/courses-details';
import { courseList, standAloneCourse } from '@/lib/server/seo/json-ld-courses';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/courses-details');

export default function StandAloneIndexPage() {
  const courses = getStandAloneCourses();
  const listed = courseList(words.webAndPythonCourses, courses.map(standAloneCourse));
  return (
    <Page
      path="/courses-details"
      title={words.heading}
      lead={words.lead}
      art="courses-details"
      kind="CollectionPage"
      markup={[listed]}
    >
      <Section>
        <ul className="grid grid-l">
          {courses.map(({ slug, title, description, image }, id) => (
            <LinkCard
              key={slug}
              slug={slug}
              title={title}
              text={description}
              href={standAloneHref(id)}
              image={image}
              first={id === 0}
            />
          ))}
        </ul>
      </Section>
    </Page>
  );
}
