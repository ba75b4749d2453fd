import { pageMetadata } from '@/lib/seo/metadata';
import { LocationsScreen } from './_screen/LocationsScreen';

export const metadata = pageMetadata('/locations');

export default function LocationsPage() {
  return <LocationsScreen />;
}
