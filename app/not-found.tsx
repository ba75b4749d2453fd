import { NotFoundScreen } from '@/components/errors/NotFoundScreen';
import { words } from '@/lib/server/catalogue/page-words';
import { unlistedMetadata } from '@/lib/server/seo/metadata';

export const metadata = unlistedMetadata(words.notFound.heading, words.notFound.description);

export default NotFoundScreen;
