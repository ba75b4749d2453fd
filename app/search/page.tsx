import { pageMetadata } from '@/lib/seo/metadata';
import { SearchScreen } from './_screen/SearchScreen';

export const metadata = pageMetadata('/search');

export default function SearchPage() {
  return <SearchScreen />;
}
