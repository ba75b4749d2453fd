const domains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'icloud.com',
  'msn.com',
  'ymail.com',
  'googlemail.com',
  'protonmail.com',
  'yahoo.co.uk',
  'aptech.edu.pk',
];

/** Edit distance between two short words: insert, remove, replace, swap neighbours. */
function distance(a: string, b: string): number {
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

/** Real domains that are close to a common one. */
const real = new Set([
  'mail.com',
  'email.com',
  'gmx.com',
  'ymail.com',
  'live.co.uk',
  'yahoo.co',
  'me.com',
  'aol.com',
]);

/** The address probably meant, when its domain is one or two edits from a common one; undefined otherwise. */
export function emailHint(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < 4 || domain.length > 24 || domains.includes(domain) || real.has(domain))
    return undefined;
  const allowed = domain.length > 8 ? 2 : 1;
  const near = domains
    .map((candidate) => ({ candidate, edits: distance(domain, candidate) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits)[0];
  return near && `${address.slice(0, at)}@${near.candidate}`;
}
