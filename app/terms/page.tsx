import { PolicyPage } from '@/components/policies/PolicyPage';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/terms');

export default function TermsPage() {
  return <PolicyPage page="terms" />;
}
