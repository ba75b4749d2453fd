import { MissingStatus } from '@/components/seo/MissingStatus';
import { Wayfinder } from '@/components/errors/Wayfinder';
import { PageShell } from '@/components/ui/PageShell';
import { words as pageWords } from '@/content/pages/not-found';
import { withFacts } from '@/lib/server/content/facts';
import { unlistedMetadata } from '@/lib/server/seo/metadata';

const words = withFacts(pageWords);

export const metadata = unlistedMetadata(words.heading, words.description);

/** The page for unknown URLs, with status 404 and links. */
export default function NotFound() {
  return (
    <PageShell title={words.heading} lead={words.lead} path="/" last={words.heading} art="not-found">
      <MissingStatus />
      <Wayfinder />
    </PageShell>
  );
}
