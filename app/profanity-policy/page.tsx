import { PolicyPage } from '@/components/policies/PolicyPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { getPolicy } from '@/lib/content/policies';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/profanity-policy';
export const metadata = pageMetadata(path);

export default function ProfanityPage() {
  return (
    <PolicyPage path={path} title="Profanity Policy" policy={getPolicy('profanity')}>
      <JsonLd items={pageMarkup(path)} />
    </PolicyPage>
  );
}
