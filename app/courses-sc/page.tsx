import { FamilyPage } from '@/components/courses/FamilyPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const revalidate = 60;
export const metadata = pageMetadata('/courses-sc');

export default function ShortCoursesPage() {
  return <FamilyPage page="courses-sc" />;
}
