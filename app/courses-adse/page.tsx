import { ProgrammePage } from '@/components/courses/ProgrammePage';
import { JsonLd } from '@/components/seo/JsonLd';
import { getProgramme } from '@/lib/content/programmes';
import { programmeFacts } from '@/lib/seo/course-facts';
import { course, pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/courses-adse');

export default function AdsePage() {
  return (
    <>
      <JsonLd items={pageMarkup('/courses-adse', [course(programmeFacts(getProgramme('adse')))])} />
      <ProgrammePage slug="adse" title="Software engineering with AI" />
    </>
  );
}
