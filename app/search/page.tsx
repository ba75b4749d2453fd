import { SearchAnswers } from '@/components/search/SearchAnswers';
import { BestMatch } from '@/components/search/BestMatch';
import { PopularTopics } from '@/components/search/PopularTopics';
import { ReadAs } from '@/components/search/ReadAs';
import { SearchField } from '@/components/search/SearchField';
import { SearchResults } from '@/components/search/SearchResults';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { leadingAnswers, bestMatch, cleanQuery, getPopular, resultsFirst } from '@/lib/shared/search/results';
import { words as pageWords } from '@/content/pages/search';
import { withFacts } from '@/lib/server/content/facts';
import { getKeywordCatalogue, searchSite } from '@/lib/server/search';
import { pageMetadata } from '@/lib/server/seo/metadata';

const words = withFacts(pageWords);

export const metadata = pageMetadata('/search');

/** Search results, or popular topics without a query. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const { q } = await searchParams;
  const query = cleanQuery((Array.isArray(q) ? q[0] : q) ?? '');
  const result = searchSite(query);
  const answers = leadingAnswers(result.hits);
  const hits = result.hits.slice(answers.length);
  const best = bestMatch(getKeywordCatalogue(), query);
  const isResultsFirst = resultsFirst(result.isComplete, best, query);
  const results = hits.length > 0 && (
    <SearchResults query={result.corrected ?? query} hits={hits} isInNoName={result.isInNoName} />
  );
  const title = query && !best ? `No match for “${query}”. Try one of these:` : words.oftenSearched;
  return (
    <PageShell
      title={words.heading}
      path="/search"
      {...(query === '' && { lead: words.lead, art: 'search' })}
    >
      <Section>
        <SearchField query={query} />
        <ReadAs query={query} result={result} />
        {answers.length > 0 && <SearchAnswers answers={answers} query={query} />}
        {isResultsFirst && results}
        {best && <BestMatch keyword={best} />}
        {!isResultsFirst && results}
        {result.hits.length === 0 && <PopularTopics title={title} topics={getPopular()} query={query} />}
      </Section>
    </PageShell>
  );
}
