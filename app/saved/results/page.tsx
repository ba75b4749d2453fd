import { isOwnAddress } from '@/lib/http/route';
import { emptyList, readSaved } from '@/lib/saved/list';
import { pageMetadata } from '@/lib/seo/metadata';
import { headers } from 'next/headers';
import { toParams } from '../../to-params';
import { SavedScreen } from '../_screen/SavedScreen';

/** Reached by the rewrite of /saved with a list. */
export const metadata = pageMetadata('/saved');

export default async function SavedListPage({ searchParams }: PageProps<'/saved/results'>) {
  const { list, removed } = readSaved(toParams(await searchParams));
  // Whoever sends such an address must not change the list of who opens it.
  const isOwn = isOwnAddress(await headers(), 'referer');
  return <SavedScreen address={{ list, removed: isOwn ? removed : emptyList }} />;
}
