import { PolicyPage } from '@/components/policies/PolicyPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { getPolicy } from '@/lib/content/information';
import { getWords } from '@/lib/content/words';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('terms');

const path = '/terms';
export const metadata = pageMetadata(path);

export default function TermsPage() {
  return (
    <PolicyPage path={path} title={words.heading} policy={getPolicy('terms')}>
      <JsonLd items={pageMarkup(path)} />
    </PolicyPage>
  );
}
