import { PopularTopics, SearchResults } from '@/components/search/SearchResults';
import { Input } from '@/components/ui/Input';
import { PageShell } from '@/components/ui/Page';
import { SearchForm } from '@/components/ui/SearchForm';
import { Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/page-words';
import { getKeywordCatalogue, searchSite } from '@/lib/server/catalogue/search/search';
import { listedClassesTexts } from '@/lib/server/classes/next-classes';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { cleanQuery, matchesFor } from '@/lib/shared/search/results';

export const metadata = pageMetadata('/search');

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const { q } = await searchParams;
  const query = cleanQuery((Array.isArray(q) ? q[0] : q) ?? '');
  const { hits, ...result } = searchSite(query);
  // Adds dates and fees of classes, which the index does not have, because browsers keep it.
  const answeredHits = hits.map((hit) =>
    hit.kind === 'Classes' ? { ...hit, ...listedClassesTexts(hit.href) } : hit,
  );
  const matches = matchesFor(getKeywordCatalogue(), query, { ...result, hits: answeredHits });
  const isEmpty = matches.answers.length + matches.groups.length === 0;
  return (
    <PageShell
      path="/search"
      title={words.search.heading}
      {...(query === '' && { art: 'search' })}
      below={
        <SearchForm id="page-q">
          <Input
            // Each query gets a new field, without text that was typed there and not sent.
            key={query}
            id="page-q"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- without a query the page has nothing else to do
            autoFocus={query === ''}
          />
        </SearchForm>
      }
    >
      <Section>
        {query === '' && <p className="measure muted">{words.search.lead}</p>}
        {isEmpty ? <PopularTopics query={query} /> : <SearchResults query={query} matches={matches} />}
      </Section>
    </PageShell>
  );
}
