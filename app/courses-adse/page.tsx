import { ProgrammePage } from '@/components/courses/ProgrammePage';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const revalidate = 60;
export const metadata = pageMetadata('/courses-adse');

export default function AdsePage() {
  return <ProgrammePage slug="adse" />;
}
