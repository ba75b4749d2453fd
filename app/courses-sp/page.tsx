import { FamilyPage } from '@/components/courses/FamilyPage';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses, nextInstances } from '../_frame/next-classes';

// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-sp');

export default function SmartProfessionalPage() {
  return <FamilyPage page="courses-sp" classes={nextClasses} instances={nextInstances} />;
}
