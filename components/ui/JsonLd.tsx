import type { Markup } from '@/lib/server/seo/json-ld';
import { toScriptText } from '@/lib/shared/util/text';

/** One JSON-LD graph. A data block does not run, so it needs no hash in the Content-Security-Policy. */
export function JsonLd({ items }: { items: readonly Markup[] }) {
  const scriptText = toScriptText({ '@context': 'https://schema.org', '@graph': items });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText }} />;
}
