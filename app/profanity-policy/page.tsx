import { PolicyPage } from '@/components/policies/PolicyPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { getPolicy } from '@/lib/content/information';
import { getWords } from '@/lib/content/words';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('profanity-policy');

const path = '/profanity-policy';
export const metadata = pageMetadata(path);

export default function ProfanityPage() {
  return (
    <PolicyPage path={path} title={words.heading} policy={getPolicy('profanity')}>
      <JsonLd items={pageMarkup(path)} />
    </PolicyPage>
  );
}
