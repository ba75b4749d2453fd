import { readAnswers } from '@/lib/content/which-course';
import { pageMetadata } from '@/lib/seo/metadata';
import { toParams } from '../../to-params';
import { WhichCourseScreen } from '../_screen/WhichCourseScreen';

/** Reached by the rewrite of /which-course with answers; search engines list /which-course alone. */
export const metadata = pageMetadata('/which-course', { index: false });

export default async function WhichCourseResultsPage({ searchParams }: PageProps<'/which-course/results'>) {
  return <WhichCourseScreen answers={readAnswers(toParams(await searchParams))} />;
}
