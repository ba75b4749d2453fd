import { ProgrammePage } from '@/components/courses/ProgrammePage';
import { JsonLd } from '@/components/seo/JsonLd';
import { getProgramme } from '@/lib/content/programmes';
import { getWords } from '@/lib/content/words';
import { programmeFacts } from '@/lib/seo/course-facts';
import { course, pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses, nextInstances } from '../_frame/next-classes';

const words = getWords('courses-adse');

// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-adse');

export default function AdsePage() {
  return (
    <>
      <JsonLd
        items={pageMarkup('/courses-adse', [
          course({ ...programmeFacts(getProgramme('adse')), instances: nextInstances('adse') }),
        ])}
      />
      <ProgrammePage slug="adse" title={words.heading} classes={nextClasses('adse')} />
    </>
  );
}
