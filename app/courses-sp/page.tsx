import { FamilyPage } from '@/components/courses/FamilyPage';
import { getWords } from '@/lib/content/words';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses, nextInstances } from '../_frame/next-classes';

const words = getWords('courses-sp');

// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-sp');

export default function SmartProfessionalPage() {
  return (
    <FamilyPage
      path="/courses-sp"
      family="smart-pro"
      title={words.heading}
      lead={words.lead}
      classes={nextClasses}
      instances={nextInstances}
      enquire="STC"
    >
      {words.askText}
    </FamilyPage>
  );
}
