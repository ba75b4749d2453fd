/** Edit distance between two short words: insertions, deletions, substitutions, swaps of neighbours. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The candidate nearest to a word, if at most one letter in three differs; ignores case. */
function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  let best: { candidate: string; edits: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > allowed) continue;
    const edits = editDistance(wanted, candidate.toLowerCase());
    if (edits <= allowed && edits < (best?.edits ?? Infinity)) best = { candidate, edits };
  }
  return best?.candidate;
}

/** `. Did you mean Karachi?`, or '' if no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const near = nearest(word, candidates);
  return near === undefined ? '' : `. Did you mean ${near}?`;
}

/**
 * Letters of a word that may differ: none below four letters, one below eight, otherwise two
 * (docs/product/search.md#q3).
 */
export const typosAllowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** The letters of a word as bits; changing one letter changes at most two bits. */
function bitsOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}
function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const startOf = (word: string): string => word.charAt(0).replace(/[aeiou]/, 'a');

/**
 * The known word nearest to a mistyped one, within the letters that may differ; undefined if none is near. Two swapped
 * neighbours count as one letter. Of equally near words, one with the same first letter wins, then the earlier one.
 * Words of four or five letters must begin with the same letter; all vowels count as the same.
 */
export function correctWord(word: string, known: Iterable<string>): string | undefined {
  const allowed = typosAllowed(word);
  let best: { candidate: string; cost: number } | undefined;
  if (allowed === 0) return undefined;
  const bits = bitsOf(word);
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    if (bitsIn(bits ^ bitsOf(candidate)) > 2 * allowed) continue;
    if (word.length < 6 && startOf(candidate) !== startOf(word)) continue;
    const edits = editDistance(word, candidate);
    const cost = edits + (candidate[0] === word[0] ? 0 : 0.5);
    if (edits <= allowed && cost < (best?.cost ?? Infinity)) best = { candidate, cost };
  }
  return best?.candidate;
}
