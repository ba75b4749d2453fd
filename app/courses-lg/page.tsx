import { FamilyPage } from '@/components/courses/FamilyPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const revalidate = 60;
export const metadata = pageMetadata('/courses-lg');

export default function EnglishPage() {
  return <FamilyPage page="courses-lg" />;
}
