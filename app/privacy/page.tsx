import { PolicyPage } from '@/components/policies/PolicyPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { getPolicy } from '@/lib/content/information';
import { getWords } from '@/lib/content/words';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('privacy');

const path = '/privacy';
export const metadata = pageMetadata(path);

export default function PrivacyPage() {
  return (
    <PolicyPage path={path} title={words.heading} policy={getPolicy('privacy')}>
      <JsonLd items={pageMarkup(path)} />
    </PolicyPage>
  );
}
