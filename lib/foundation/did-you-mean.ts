/** Edit distance between two short words: insert, remove, replace, swap neighbours. */
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

/** The candidate nearest to a word, when at most one letter in three differs; letter case does not count. */
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

/** `. Did you mean Karachi?`, or nothing when no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const near = nearest(word, candidates);
  return near === undefined ? '' : `. Did you mean ${near}?`;
}
