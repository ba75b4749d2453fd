import { ProgrammePage } from '@/components/courses/ProgrammePage';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const revalidate = 60;
export const metadata = pageMetadata('/courses-hdse');

export default function HdsePage() {
  return <ProgrammePage slug="hdse" />;
}
