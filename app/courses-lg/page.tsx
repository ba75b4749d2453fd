import { FamilyPage } from '@/components/courses/FamilyPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

// Revalidated for the next classes, which lib/server/batches collects at runtime.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-lg');

export default function EnglishPage() {
  return <FamilyPage page="courses-lg" />;
}
