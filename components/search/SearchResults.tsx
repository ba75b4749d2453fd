import { NextClassLine } from '@/components/next-classes/NextClasses';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Fold } from '@/components/ui/Fold';
import grounds from '@/components/ui/Ground.module.css';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { LinkList } from '@/components/ui/Lists';
import tagStyles from '@/components/ui/StatusTag.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import { unbroken } from '@/components/ui/unbroken';
import { words } from '@/lib/server/catalogue/page-words';
import type { Matches } from '@/lib/shared/search/results';
import { plural } from '@/lib/shared/util/text';
import { AskInstead, chatAbout, MatchGroups, MatchRow, PopularLinks, WordsWithoutMatch } from './Matches';
import styles from './Search.module.css';

type SearchResultsProps = { query: string; matches: Matches };

/** Maximum number of results of a group that are shown; a `Fold` has the others. */
const maxUnfolded = 10;

export function SearchResults({ query, matches }: SearchResultsProps) {
  const { answers, corrected, missing } = matches;
  // No Best Match if it would be second: the typed word, such as java, is then only a part of the keyword.
  const groups = matches.groups.slice(0, matches.groups[0]?.name === 'Results' ? 1 : 2);
  const results = groups.find(({ name }) => name === 'Results')?.options ?? [];
  const shownGroups = groups.map((group) => ({ ...group, options: group.options.slice(0, maxUnfolded) }));
  const foldedResults = results.slice(maxUnfolded);
  return (
    <>
      {corrected && (
        <p className={cx('muted', textStyles.anywhere, styles.note)}>
          {`Showing results for “${corrected}”. You typed “${query}”.`}
        </p>
      )}
      <WordsWithoutMatch missing={missing} />
      {answers.length > 0 && (
        <section className={cx('stack gap-4', textStyles.anywhere, styles.list)} aria-label="Answers">
          {answers.map(({ href, title, kind, text, fee, course, links = [] }) => (
            <article
              key={href}
              className={cx('stack gap-2 start', grounds.clip, styles.answers, styles.article)}
            >
              <span className={tagStyles.pill}>{kind}</span>
              <h2 className="card-title">
                <Link href={href} className={cx('row middle gap-2', linkStyles.quiet)}>
                  {title}
                  <Icon name="arrow" />
                </Link>
              </h2>
              {fee && <p className="strong">{unbroken(fee)}</p>}
              {text.split('\n').map((line) => (
                <p key={line}>{unbroken(line)}</p>
              ))}
              {course && (
                <p className={linkStyles.taps}>
                  <NextClassLine courseSlug={course} />
                </p>
              )}
              {!course && links.length > 0 && (
                <LinkList links={links} className={cx('cluster gap-2', linkStyles.taps, styles.links)} />
              )}
            </article>
          ))}
          <AskInstead query={query} />
        </section>
      )}
      <div className={cx('stack', textStyles.anywhere, styles.list, styles.groups)}>
        <MatchGroups
          matches={{ ...matches, groups: shownGroups }}
          heading="h2"
          query={query}
          resultCount={results.length}
        />
        {foldedResults.length > 0 && (
          <Fold title={plural(foldedResults.length, 'more result')}>
            {foldedResults.map((option) => (
              <MatchRow key={option.href} option={option} />
            ))}
          </Fold>
        )}
        {answers.length === 0 && <AskInstead query={query} />}
      </div>
    </>
  );
}

/** Popular topics, shown without a query or if nothing was found. */
export const PopularTopics = ({ query }: { query: string }) => (
  <div className={cx('stack gap-5', textStyles.anywhere, styles.list)}>
    {query && (
      <EmptyState art="no-results" title={`No match for “${query}”.`}>
        <p>Try another word, or ask us.</p>
        <Buttons>
          <ButtonLink href="/enquire">Ask us</ButtonLink>
          <ButtonLink href={chatAbout(query)} variant="whatsapp" />
        </Buttons>
      </EmptyState>
    )}
    <h2 className={query && 'card-title'}>{words.search.popularTitle}</h2>
    <PopularLinks />
    {!query && <AskInstead query="" />}
  </div>
);
