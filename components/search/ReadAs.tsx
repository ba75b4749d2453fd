import type { SearchResult } from '@/lib/shared/search/results';
import { cx } from '@/components/ui/cx';
import styles from './SearchResults.module.css';

/** Says which words nothing was found for. */
export const missingSentence = (missing: readonly string[]): string =>
  `No results for ${missing.map((word) => `“${word}”`).join(' or ')}. These match the rest of your search.`;

type ReadAsProps = { query: string; result: Pick<SearchResult, 'corrected' | 'missing'> };

/** Shows how a query was interpreted if not as typed: corrections, and words without results. */
export const ReadAs = ({ query, result: { corrected, missing } }: ReadAsProps) => {
  const sentences = [
    corrected && `Showing results for “${corrected}”. You typed “${query}”.`,
    missing.length > 0 && missingSentence(missing),
  ].filter(Boolean);
  return sentences.length > 0 && <p className={cx('muted anywhere', styles.read)}>{sentences.join(' ')}</p>;
};
