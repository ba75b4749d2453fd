import { pageMetadata } from '@/lib/seo/metadata';
import { EnquireScreen } from '../_screen/EnquireScreen';

// Reached by the rewrite of /enquire without a parameter: rendered on the first visit, never at build, revalidated each minute.
export const revalidate = 60;
export const dynamicParams = true;
export const generateStaticParams = () => [];
export const metadata = pageMetadata('/enquire');

export default function EnquirePage() {
  return <EnquireScreen query={{}} />;
}
