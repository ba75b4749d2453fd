/** Edit distance between two short words: insertions, deletions, substitutions, swaps of neighbours. */
export function editDistance(a: string, b: string): number {
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((lastRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (lastRow[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (rowBeforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    rowBeforeLast = lastRow;
    lastRow = row;
  }
  return lastRow[b.length] ?? 0;
}

/** The first letter; the five vowels count as the same. */
const firstSound = (word: string): string => word.charAt(0).replace(/[aeiou]/, 'a');

/**
 * The candidate with the fewest edits, at most `allowed`; ignores case. Of equally near ones, one with the same first
 * letter wins, then the earlier one.
 */
function nearest(word: string, candidates: Iterable<string>, allowed: number): string | undefined {
  const typed = word.toLowerCase();
  let best: { candidate: string; cost: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - typed.length) > allowed) continue;
    const lowerCandidate = candidate.toLowerCase();
    const edits = editDistance(typed, lowerCandidate);
    const cost = edits + (firstSound(lowerCandidate) === firstSound(typed) ? 0 : 0.5);
    if (edits <= allowed && cost < (best?.cost ?? Infinity)) best = { candidate, cost };
  }
  return best?.candidate;
}

/** `. Did you mean Karachi?`, or '' if every candidate differs in more than one letter and a third of the letters. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const nearestWord = nearest(word, candidates, Math.max(1, Math.floor(word.length / 3)));
  return nearestWord === undefined ? '' : `. Did you mean ${nearestWord}?`;
}

/** How many letters may differ. Words of up to 3 letters resemble too many others. */
export const typosAllowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * The known word nearest to a mistyped one, at most `allowed` edits away; undefined if there is none. If the mistyped
 * word has up to five letters, both must begin with the same letter, or both with a vowel.
 */
export function correctWord(
  word: string,
  known: readonly string[],
  allowed = typosAllowed(word),
): string | undefined {
  const possible =
    word.length < 6 ? known.filter((candidate) => firstSound(candidate) === firstSound(word)) : known;
  return allowed === 0 ? undefined : nearest(word, possible, allowed);
}
