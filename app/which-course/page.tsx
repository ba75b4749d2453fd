import { pageMetadata } from '@/lib/seo/metadata';
import { WhichCourseScreen } from './_screen/WhichCourseScreen';

export const metadata = pageMetadata('/which-course');

export default function WhichCoursePage() {
  return <WhichCourseScreen answers={{}} />;
}
