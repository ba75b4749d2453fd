/** @jest-environment node */
import { prefetchRules } from './prepare-document';

type Condition = {
  href_matches?: string | string[];
  and?: Condition[];
  or?: Condition[];
  not?: Condition;
};

/** Whether a link without attributes matches, by the rules of the standard ("document rule predicate"). */
function matches({ href_matches: patterns, and, or, not }: Condition, address: string): boolean {
  if (and) return and.every((condition) => matches(condition, address));
  if (or) return or.some((condition) => matches(condition, address));
  if (not) return !matches(not, address);
  const origin = 'https://site.example';
  return [patterns ?? []]
    .flat()
    .some((pattern) => new URLPattern(pattern, origin).test(new URL(address, origin)));
}

const [rule]: { where: Condition }[] = JSON.parse(prefetchRules).prefetch;
const isPrefetched = (address: string) => rule !== undefined && matches(rule.where, address);

test.each([
  '/',
  '/courses',
  '/courses#pro',
  '/batches',
  '/locations',
  '/pass',
  '/saved',
  '/search',
  '/centre?id=1&month=2026-10',
  '/courses-details?id=3',
])('the document %s is prefetched', (address) => expect(isPrefetched(address)).toBe(true));

// Pages made for one request, the enquiry, and what is not a document.
test.each([
  '/pass/AAAA',
  '/search?q=web',
  '/saved?courses=adse',
  '/enquire',
  '/enquire?enquire=MENU',
  '/locations?q=johar',
  '/batches?course=adse',
  '/batches?page=2',
  '/?enquire=MENU',
  '/api/passes/AAAA/pass.png',
  '/video/home.mp4',
  '/sitemap.xml',
  'https://example.com/',
])('%s is not prefetched', (address) => expect(isPrefetched(address)).toBe(false));
