import type { SearchHit } from './types.ts';

/** The answers that results begin with; they are shown in full above everything else (docs/product/search.md#q12). */
export function answersOf(hits: readonly SearchHit[]): readonly SearchHit[] {
  const end = hits.findIndex(({ isAsked }) => !isAsked);
  return hits.slice(0, end < 0 ? hits.length : end);
}
