import { ProgrammePage } from '@/components/courses/ProgrammePage';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses, nextInstances } from '../_frame/next-classes';

// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-adse');

export default function AdsePage() {
  return <ProgrammePage slug="adse" classes={nextClasses('adse')} instances={nextInstances('adse')} />;
}
