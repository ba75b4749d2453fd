import type { Metadata } from 'next';
import { Art } from '@/components/art/Art';
import { Wayfinder } from '@/components/errors/Wayfinder';
import { PageShell } from '@/components/ui/PageShell';
import { getWords } from '@/lib/content/words';

const words = getWords('not-found');

export const metadata: Metadata = {
  title: words.heading,
  description: words.description,
  robots: { index: false, follow: true },
};

/** Every unknown address, with status 404 (docs/product/choices.md#c23). */
export default function NotFound() {
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={[{ label: words.home, href: '/' }, { label: words.heading }]}
      art={<Art name="pages/not-found" priority />}
    >
      <Wayfinder />
    </PageShell>
  );
}
