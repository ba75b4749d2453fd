import { FamilyPage } from '@/components/courses/FamilyPage';
import { getWords } from '@/lib/content/words';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses, nextInstances } from '../_frame/next-classes';

const words = getWords('courses-sc');

// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-sc');

export default function ShortCoursesPage() {
  return (
    <FamilyPage
      path="/courses-sc"
      family="short-course"
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
