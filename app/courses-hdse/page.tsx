import { ProgrammePage } from '@/components/courses/ProgrammePage/ProgrammePage';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/courses-hdse');

export default function HdsePage() {
  return <ProgrammePage slug="hdse" title="Higher diploma with intermediate equivalency" />;
}
