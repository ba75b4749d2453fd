import { editDistance } from '@/lib/shared/util/spelling';

const commonDomains = [
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

/** Real domains that would get a suggestion, because they are one edit from a common one. */
const realDomains = new Set(['mail.com', 'email.com', 'yahoo.co']);

/** An address with a common domain that `address` nearly has (`maxEdits`), or undefined. */
export function suggestedEmail(address: string): string | undefined {
  const atSign = address.lastIndexOf('@');
  const domain = address
    .slice(atSign + 1)
    .trim()
    .toLowerCase();
  if (
    atSign < 1 ||
    domain.length < 4 ||
    domain.length > 24 ||
    commonDomains.includes(domain) ||
    realDomains.has(domain)
  )
    return undefined;
  const maxEdits = domain.length > 8 ? 2 : 1;
  const nearestDomain = commonDomains
    .map((candidate) => ({ candidate, edits: editDistance(domain, candidate) }))
    .filter(({ edits }) => edits <= maxEdits)
    .sort((a, b) => a.edits - b.edits)[0];
  return nearestDomain && `${address.slice(0, atSign)}@${nearestDomain.candidate}`;
}
