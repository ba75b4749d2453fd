import { emptyList } from '@/lib/saved/list';
import { pageMetadata } from '@/lib/seo/metadata';
import { SavedScreen } from './_screen/SavedScreen';

export const metadata = pageMetadata('/saved');

/** Without a list in the address; the loader leads to the device's list, if there is one (lib/edge/loader.ts). */
export default function NothingSavedPage() {
  return <SavedScreen address={{ list: emptyList, removed: emptyList }} />;
}
