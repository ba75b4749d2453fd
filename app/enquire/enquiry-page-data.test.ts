import { flashCookieHeader, type FlashState } from '@/lib/server/forms/flash';
import { enquiryControls } from '@/lib/shared/enquiry/fields';
import { cookieValue } from '@/tests/support/cookie';
import { enquiryPageData } from './enquiry-page-data';

let cookie: string | undefined;
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (cookie === undefined ? undefined : { value: cookie }) }),
}));

const clifton = '9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393';
const setFlashCookie = (outcome: string, flash: Omit<FlashState, 'outcome'>) => {
  cookie = cookieValue(flashCookieHeader('enquiry', Object.values(enquiryControls), { outcome, ...flash }));
};

beforeEach(() => {
  cookie = undefined;
});

test('after an error the page has the answers and the errors of the questions that it asks', async () => {
  const errors = { uemail: 'Email is required', cityId: 'Please select your city' };
  const values = { uname: 'Bilal', centresId: clifton };
  setFlashCookie('invalid', {
    values: { ...values, cityId: '2' },
    errors: { ...errors, centresId: 'Please select' },
  });
  const page = await enquiryPageData({ outcome: 'invalid' });
  expect(page).toMatchObject({ values, failed: false });
  expect(page.values).not.toHaveProperty('cityId');
  expect(page.errors).toEqual({ uemail: 'Email is required', centresId: 'Please select' });
  expect(page.centres).toContainEqual({ value: clifton, label: 'Clifton, Karachi' });
  const labels = page.centres?.map(({ label }) => label);
  expect(labels).toEqual(labels?.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('a centre whose city cannot be found is a failure', async () => {
  setFlashCookie('invalid', {
    values: { centresId: clifton },
    errors: { cityId: 'Please select your city' },
  });
  const { errors, failed } = await enquiryPageData({ outcome: 'invalid' });
  expect([errors, failed]).toEqual([{}, true]);
});

test.each([
  ['sent', /^We'll get in touch with you soon\.$/],
  ['accepted', /^We'll get in touch with you soon\. .*send it to the centre when/],
  ['unconfirmed', /^We could not confirm your enquiry yet\. Our team will check/],
])(
  'an enquiry with the outcome “%s” is confirmed with its own text and its centre',
  async (outcome, message) => {
    setFlashCookie(outcome, { values: { centresId: clifton }, errors: {}, greeting: 'Bilal' });
    expect(await enquiryPageData({ outcome })).toMatchObject({
      reply: { kind: outcome, uname: 'Bilal', message: expect.stringMatching(message) },
      centre: { name: 'Clifton' },
    });
  },
);

test('the next attempt keeps the idempotency key, so that a retry makes one enquiry', async () => {
  setFlashCookie('failed', { values: { uname: 'Bilal' }, errors: {}, idempotencyKey: clifton });
  expect((await enquiryPageData({ outcome: 'failed' })).idempotencyKey).toBe(clifton);
});

test('without a query the page is the same for everyone: no answers, errors or key of a visitor', async () => {
  setFlashCookie('invalid', { values: { uname: 'Bilal' }, errors: { uemail: 'x' }, idempotencyKey: clifton });
  expect(await enquiryPageData({})).toMatchObject({
    reply: undefined,
    values: {},
    errors: {},
    failed: false,
  });
  expect((await enquiryPageData({})).idempotencyKey).toBeUndefined();
});
