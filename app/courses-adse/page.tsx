import { ProgrammePage } from '@/components/courses/ProgrammePage/ProgrammePage';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/courses-adse');

export default function AdsePage() {
  return <ProgrammePage slug="adse" title="Software engineering with AI" />;
}
