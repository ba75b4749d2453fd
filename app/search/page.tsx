import { NextClassLine } from '@/components/next-classes/NextClasses';
import {
  BestMatch,
  PopularTopics,
  ReadAs,
  SearchAnswers,
  SearchResults,
} from '@/components/search/SearchResults';
import styles from '@/components/search/SearchResults.module.css';
import { Button } from '@/components/ui/Button';
import { Input } from '@/components/ui/Input';
import { PageShell } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { leadingAnswers, bestMatch, cleanQuery, resultsFirst } from '@/lib/shared/search/results';
import { words } from '@/content/pages/search';
import { getKeywordCatalogue, searchSite } from '@/lib/server/search';
import { pageMetadata } from '@/lib/server/seo/metadata';

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
  const results = hits.length > 0 && <SearchResults query={result.corrected ?? query} hits={hits} />;
  const title = query && !best ? `No match for “${query}”. Try one of these:` : words.oftenSearched;
  return (
    <PageShell
      title={words.heading}
      path="/search"
      {...(query === '' && { lead: words.lead, art: 'search' })}
    >
      <Section>
        <form
          action="/search"
          method="get"
          role="search"
          aria-label="Search this website"
          className={styles.form}
        >
          <label htmlFor="page-q">Explore courses, events, and locations</label>
          <Input
            id="page-q"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- without a query the page has nothing else to do
            autoFocus={query === ''}
          />
          <Button type="submit">Search</Button>
        </form>
        <ReadAs query={query} result={result} />
        {answers.length > 0 && (
          <SearchAnswers
            answers={answers}
            query={query}
            nextClass={(course) => <NextClassLine course={course} />}
          />
        )}
        {isResultsFirst && results}
        {best && <BestMatch keyword={best} />}
        {!isResultsFirst && results}
        {result.hits.length === 0 && <PopularTopics title={title} query={query} />}
      </Section>
    </PageShell>
  );
}
