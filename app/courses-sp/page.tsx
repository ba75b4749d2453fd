import { FamilyPage } from '@/components/courses/FamilyPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const revalidate = 60;
export const metadata = pageMetadata('/courses-sp');

export default function SmartProfessionalPage() {
  return <FamilyPage page="courses-sp" />;
}
