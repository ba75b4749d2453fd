import { Art } from '@/components/art/Art';
import { CampPage } from '@/components/courses/CampPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { crumbsOf } from '@/lib/content/crumbs';
import { getTechnologyCamp } from '@/lib/content/information';
import { getWords } from '@/lib/content/words';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses } from '../_frame/next-classes';

const words = getWords('aptech-technology-camp');
// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/aptech-technology-camp');

export default function TechnologyCampPage() {
  const camp = getTechnologyCamp();
  return (
    <PageShell
      title={words.heading}
      lead={camp.lead}
      crumbs={crumbsOf('/aptech-technology-camp')}
      art={<Art name="pages/technology-camp" priority />}
    >
      <JsonLd items={pageMarkup('/aptech-technology-camp')} />
      <CampPage camp={camp} classes={(slug) => nextClasses(slug, true)} />
    </PageShell>
  );
}
