import { FamilyPage } from '@/components/courses/FamilyPage';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses, nextInstances } from '../_frame/next-classes';

// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-sc');

export default function ShortCoursesPage() {
  return (
    <FamilyPage
      path="/courses-sc"
      family="short-course"
      title="Short courses"
      lead="Forty hours each: one tool or one skill, learned by doing, usable the next morning."
      classes={nextClasses}
      instances={nextInstances}
      enquire="STC"
    >
      Tell us what takes you too long at work. A counsellor of the nearest centre calls you back with dates
      and the current fee.
    </FamilyPage>
  );
}
