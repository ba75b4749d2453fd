import { SearchField } from '@/components/search/SearchField';
import { PopularTopics, SearchResults } from '@/components/search/SearchResults';
import { PageShell } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/page-words';
import { getKeywordCatalogue, searchSite } from '@/lib/server/catalogue/search/search';
import { listedClassesText } from '@/lib/server/classes/next-classes';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { cleanQuery, matchesFor } from '@/lib/shared/search/results';
import { plural } from '@/lib/shared/util/text';

export const metadata = pageMetadata('/search');

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const { q } = await searchParams;
  const query = cleanQuery((Array.isArray(q) ? q[0] : q) ?? '');
  const { hits, ...result } = searchSite(query);
  // The index, which browsers keep, has no dates and fees of classes.
  const answeredHits = hits.map((hit) =>
    hit.kind === 'Classes' ? { ...hit, text: listedClassesText(hit.href) ?? hit.text } : hit,
  );
  const matches = matchesFor(getKeywordCatalogue(), query, { ...result, hits: answeredHits });
  const isEmpty = matches.answers.length + matches.groups.length === 0;
  return (
    <PageShell
      path="/search"
      title={words.search.heading}
      art="search"
      isLow
      below={
        <SearchField
          query={query}
          resultText={query && (isEmpty ? 'No match' : plural(answeredHits.length, 'result'))}
        />
      }
    >
      {/* New elements for each query: an update would fail if the browser has translated the old ones. */}
      <Section key={query}>
        {query === '' && <p className="measure muted">{words.search.lead}</p>}
        {isEmpty ? (
          <PopularTopics
            title={query ? `No match for “${query}”. Try one of these:` : words.search.popularTitle}
            query={query}
          />
        ) : (
          <SearchResults query={query} matches={matches} />
        )}
      </Section>
    </PageShell>
  );
}
