import type { Metadata } from 'next';
import { Art } from '@/components/art/Art';
import { Wayfinder } from '@/components/errors/Wayfinder';
import { PageShell } from '@/components/ui/PageShell';

export const metadata: Metadata = {
  title: 'Page not found',
  description: 'There is no page at this address. Search, or go on to our courses and centres.',
  robots: { index: false, follow: true },
};

/** Every unknown address, with status 404 (docs/product/choices.md#c23). */
export default function NotFound() {
  return (
    <PageShell
      title="Page not found"
      lead="There is no page at this address. It may have moved, or a letter went missing on the way."
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Page not found' }]}
      art={<Art name="pages/not-found" priority />}
    >
      <Wayfinder />
    </PageShell>
  );
}
