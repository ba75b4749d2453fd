import { FamilyPage } from '@/components/courses/FamilyPage';
import { getWords } from '@/lib/content/words';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses, nextInstances } from '../_frame/next-classes';

const words = getWords('courses-lg');

// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-lg');

export default function EnglishPage() {
  return (
    <FamilyPage
      path="/courses-lg"
      family="english"
      title={words.heading}
      lead={words.lead}
      classes={nextClasses}
      instances={nextInstances}
      enquire="ENGLISH"
    >
      {words.askText}
    </FamilyPage>
  );
}
