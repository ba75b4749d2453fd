import { emptySavedList, maxSaved, type SavedList } from '../../shared/saved-list';
import { setClock } from '../../shared/util/time';
import { adse } from '@/content/courses/adse';
import { career } from '@/content/courses/career';
import { hdse } from '@/content/courses/hdse';
import { getAllCourses } from './catalogue';
import { maxShareLength, readPlan, totalCostOf, totalShare } from './total-costs';

beforeEach(() => setClock(() => Date.parse('2026-11-20T12:00:00+05:00')));

function payments(fee: { registration: number; instalments: number }, monthly: number): readonly number[] {
  return Array.from(
    { length: fee.instalments },
    (_, month) => monthly + (month === 0 ? fee.registration : 0),
  );
}
const sumOf = (list: readonly number[]) => list.reduce((sum, payment) => sum + payment, 0);

test.each([adse, hdse])(
  'the semesters of $name add up the payments of content, and end with the last',
  (programme) => {
    const fee = career.find(({ slug }) => slug === programme.slug)?.facts.fee;
    if (!fee) throw new Error('no fee');
    const total = totalCostOf(programme.slug, '2026-11');
    const months = fee.instalments / programme.semesters.length;
    expect(total?.stages).toHaveLength(programme.semesters.length);
    for (const [index, { paid }] of (total?.stages ?? []).entries())
      expect(paid).toEqual(
        [fee.from, fee.to].map((monthly) => sumOf(payments(fee, monthly).slice(0, (index + 1) * months))),
      );
    expect(total?.lastPayment).toBe('October 2029');
    expect(total?.stages.map(({ ends }) => ends).join()).toBe(
      'Apr 2027,Oct 2027,Apr 2028,Oct 2028,Apr 2029,Oct 2029',
    );
    expect(total?.stages[1]?.holds).toBe('CPISM and DISM');
  },
);

test('the sum of every course adds up', () => {
  for (const { slug, facts } of getAllCourses()) {
    const { fee } = facts;
    const sums = fee && [fee.from, fee.to].map((monthly) => sumOf(payments(fee, monthly)));
    expect(totalCostOf(slug, '2026-11')?.sum).toEqual(sums);
  }
});

test.each([
  ['city=lahore&start=2027-05', { city: 'lahore', start: '2027-05' }],
  ['city=atlantis&start=2027-13', { start: '' }],
  ['city=<b>&own=1', { own: true }],
])('the query %s is read as %j', (query, plan) => {
  expect(readPlan(new URLSearchParams(query))).toEqual(plan);
});

test('the text for WhatsApp has the sum, the exits and the URL, in at most 600 characters', () => {
  const plan = { city: 'hyderabad', start: '2026-11' };
  const textOf = (courses: readonly string[], more: Partial<SavedList> = {}) => {
    const totals = courses.flatMap((slug) => totalCostOf(slug, plan.start) ?? []);
    const url = totalShare(totals, { ...emptySavedList, courses, ...more }, plan);
    return new URL(url).searchParams.get('text') ?? '';
  };
  const hdseText = textOf(['hdse']);
  expect(hdseText).toContain(
    '36 × PKR 8,000–\u206011,000 + 5,000 = PKR 293,000–\u2060401,000, last payment October 2029.',
  );
  expect(hdseText).toContain(
    'Leave HDSE after semester 2: PKR 101,000–\u2060137,000 paid, you hold CPISM and DISM.',
  );
  expect(hdseText).toMatch(/\/saved\?courses=hdse&city=hyderabad&start=2026-11$/);
  for (const courses of [
    ['hdse'],
    ['adse', 'hdse'],
    getAllCourses()
      .map(({ slug }) => slug)
      .slice(0, 12),
  ])
    expect(textOf(courses).length).toBeLessThanOrEqual(maxShareLength);
  expect(textOf(['adse', 'hdse'])).toMatch(/ADSE from .*\nHDSE from /);
  const longestList = (name: string) => Array.from({ length: maxSaved }, (_, index) => `${name}${index}`);
  for (const id of ['0badd4c9-c422-5f0b-bb99-', 'x'.repeat(190), '😀'.repeat(190)]) {
    const longestText = textOf(['hdse'], { classes: longestList(id), centres: longestList(id) });
    expect(longestText.length).toBeLessThanOrEqual(maxShareLength);
    expect(longestText).toMatch(
      /^HDSE from .*\n[^]*My Aptech shortlist, \d+ of 61: \S+\?courses=hdse\S*&city=hyderabad/,
    );
  }
  expect(textOf([], { classes: ['a'] })).toMatch(/^My Aptech shortlist: \S+\?classes=a&/);
});
