import { messages } from '@/app/messages';
import { BestMatch } from '@/components/search/BestMatch';
import { PopularTopics } from '@/components/search/PopularTopics';
import { SearchField } from '@/components/search/SearchField';
import { SearchResults } from '@/components/search/SearchResults';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { getPopular } from '@/lib/content/popular';
import { getWords } from '@/lib/content/words';
import { bestMatch } from '@/lib/search/best-match';
import { getCatalogue, searchSite } from '@/lib/search/data';

const words = getWords('search');

type SearchScreenProps = { query?: string };

/** Search: what is found, or what is often searched. */
export function SearchScreen({ query = '' }: SearchScreenProps) {
  const result = searchSite(query);
  const best = bestMatch(getCatalogue(), query);
  const title = query && !best ? messages.noMatchTry(query) : words.oftenSearched;
  return (
    <PageShell
      title={words.heading}
      crumbs={crumbsOf('/search')}
      {...(query === '' && { lead: words.lead, art: 'search' })}
    >
      <Section>
        <SearchField query={query} />
        {best && <BestMatch keyword={best} />}
        {result.hits.length > 0 ? (
          <SearchResults query={query} result={result} />
        ) : (
          <PopularTopics title={title} topics={getPopular()} />
        )}
      </Section>
    </PageShell>
  );
}
