import { PolicyPage } from '@/components/policies/PolicyPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/profanity-policy');

export default function ProfanityPage() {
  return <PolicyPage page="profanity-policy" />;
}
