import { FamilyPage } from '@/components/courses/FamilyPage';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses, nextInstances } from '../_frame/next-classes';

// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-sp');

export default function SmartProfessionalPage() {
  return (
    <FamilyPage
      path="/courses-sp"
      family="smart-pro"
      title="Smart Professional courses"
      lead="Eight long courses, one trade each. Two hours a class, three days a week, and something finished to show at the end."
      classes={nextClasses}
      instances={nextInstances}
      enquire="STC"
    >
      Tell us what you do today and what you want to do next year. A counsellor of the nearest centre calls
      you back with dates and the current fee.
    </FamilyPage>
  );
}
