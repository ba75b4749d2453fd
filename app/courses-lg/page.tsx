import { FamilyPage } from '@/components/courses/FamilyPage';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses, nextInstances } from '../_frame/next-classes';

// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-lg');

export default function EnglishPage() {
  return (
    <FamilyPage
      path="/courses-lg"
      family="english"
      title="English language"
      lead="Four levels from first words to fluency. A short conversation at the centre tells where you start."
      classes={nextClasses}
      instances={nextInstances}
      enquire="ENGLISH"
    >
      Visit a centre for a short conversation in English, or ask us to call you. We say which level fits, and
      when its next batch starts.
    </FamilyPage>
  );
}
