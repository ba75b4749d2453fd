import { pageMetadata } from '@/lib/seo/metadata';
import { EnquireScreen } from '../_screen/EnquireScreen';

/** Reached by the rewrite of /enquire with what a link presets, a chosen city, or the outcome of a post without JavaScript. */
export const metadata = pageMetadata('/enquire');

export default async function EnquireAnswerPage({ searchParams }: PageProps<'/enquire/answer'>) {
  return <EnquireScreen query={await searchParams} />;
}
