import { notFound } from 'next/navigation';
import { Art } from '@/components/art/Art';
import { StandAloneSections } from '@/components/courses/StandAlone';
import { JsonLd } from '@/components/ui/JsonLd';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { PageShell } from '@/components/ui/Page';
import { SaveButton } from '@/components/ui/SaveButton';
import { getStandAloneCourse, getStandAloneCourses, standAloneHref } from '@/lib/server/catalogue/courses';
import { breadcrumbList } from '@/lib/server/seo/json-ld';
import { standAloneCourseNode } from '@/lib/server/seo/json-ld-courses';
import { pageMetadata } from '@/lib/server/seo/metadata';

/** The public URL is /courses-details?id=<id> (lib/server/web/addresses.ts). `dynamicParams` keeps out other ids. */
type Props = PageProps<'/courses-details/[id]'>;

export const revalidate = 60;
export const dynamicParams = false;
export const generateStaticParams = () => getStandAloneCourses().map((_, id) => ({ id: String(id) }));

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  const course = getStandAloneCourse(id);
  if (!course) return {};
  return pageMetadata('/courses-details', {
    title: `${course.title} course`,
    description: course.description,
    canonical: standAloneHref(Number(id)),
  });
}

export default async function StandAloneCoursePage({ params }: Props) {
  const { id } = await params;
  const course = getStandAloneCourse(id);
  if (!course) notFound();
  const poster = <Art name={`video/course-${course.slug}`} inFirstView />;
  const filmVideo = course.film && (
    <LoopVideo src={course.film} label={`tiles that form the sign of ${course.title}`} poster={poster} />
  );
  return (
    <PageShell
      path="/courses"
      pageName={course.title}
      title={course.title}
      isName
      lead={course.description}
      art={{ picture: filmVideo || poster }}
      end={<SaveButton kind="courses" id={course.slug} name={course.title} />}
    >
      <StandAloneSections course={course} />
      <JsonLd items={[standAloneCourseNode(course, Number(id)), breadcrumbList('/courses', course.title)]} />
    </PageShell>
  );
}
