import { editDistance } from '@/lib/shared/util/spelling';

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

/** Real domains that would get a hint, because they are one or two edits from a common one. */
const realDomains = new Set(['mail.com', 'email.com', 'yahoo.co']);

/** Suggested address if the domain is one or two edits from a common one; otherwise undefined. */
export function emailHint(address: string): string | undefined {
  const atSign = address.lastIndexOf('@');
  const domain = address
    .slice(atSign + 1)
    .trim()
    .toLowerCase();
  if (
    atSign < 1 ||
    domain.length < 4 ||
    domain.length > 24 ||
    domains.includes(domain) ||
    realDomains.has(domain)
  )
    return undefined;
  const allowed = domain.length > 8 ? 2 : 1;
  const near = domains
    .map((candidate) => ({ candidate, edits: editDistance(domain, candidate) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits)[0];
  return near && `${address.slice(0, atSign)}@${near.candidate}`;
}
