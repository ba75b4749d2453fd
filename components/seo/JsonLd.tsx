import { toScriptText } from '@/lib/seo/script-text';
import type { Markup } from '@/lib/seo/json-ld';

type JsonLdProps = { items: readonly Markup[] };

/** Structured data for readers that are not people, as one graph. Data blocks run nothing and need no CSP hash. */
export function JsonLd({ items }: JsonLdProps) {
  const graph = toScriptText({ '@context': 'https://schema.org', '@graph': items });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />;
}
