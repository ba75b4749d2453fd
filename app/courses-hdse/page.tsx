import { ProgrammePage } from '@/components/courses/ProgrammePage';
import { JsonLd } from '@/components/seo/JsonLd';
import { getProgramme } from '@/lib/content/programmes';
import { getWords } from '@/lib/content/words';
import { programmeFacts } from '@/lib/seo/course-facts';
import { course, pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses, nextInstances } from '../_frame/next-classes';

const words = getWords('courses-hdse');

// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-hdse');

export default function HdsePage() {
  return (
    <>
      <JsonLd
        items={pageMarkup('/courses-hdse', [
          course({ ...programmeFacts(getProgramme('hdse')), instances: nextInstances('hdse') }),
        ])}
      />
      <ProgrammePage slug="hdse" title={words.heading} classes={nextClasses('hdse')} />
    </>
  );
}
