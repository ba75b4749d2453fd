import type { Markup } from '@/lib/server/seo/json-ld';
import { toScriptText } from '@/lib/shared/util/text';

/**
 * Structured data as one JSON-LD graph, at the end of the page, after visible content. Data blocks do not run and need
 * no hash in the Content-Security-Policy.
 */
export function JsonLd({ items }: { items: readonly Markup[] }) {
  const scriptText = toScriptText({ '@context': 'https://schema.org', '@graph': items });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText }} />;
}
