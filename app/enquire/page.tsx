import { Art } from '@/components/art/Art';
import { EnquiryPage } from '@/components/enquiry/EnquiryPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { crumbsOf } from '@/lib/content/crumbs';
import { getWords } from '@/lib/content/words';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { enquiryPageData } from './enquiry-page-data';

const words = getWords('enquire');

export const metadata = pageMetadata('/enquire');

/** The enquiry as a page, for visitors without JavaScript (docs/product/choices.md#c42). */
export default async function Enquire({ searchParams }: PageProps<'/enquire'>) {
  const data = await enquiryPageData(await searchParams);
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={crumbsOf('/enquire')}
      art={<Art name="pages/enquire" priority />}
    >
      <JsonLd items={pageMarkup('/enquire')} />
      <EnquiryPage {...data} />
    </PageShell>
  );
}
