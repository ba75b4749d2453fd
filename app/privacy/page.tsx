import { PolicyPage } from '@/components/policies/PolicyPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/privacy');

export default function PrivacyPage() {
  return <PolicyPage page="privacy" />;
}
