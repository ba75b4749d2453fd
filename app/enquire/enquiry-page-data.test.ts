/** @jest-environment node */
import type { CentreOption } from '@/lib/server/backend/centres';
import type { BackendCity } from '@/lib/server/backend/lists';
import type { Read } from '@/lib/server/backend/types';
import { flashSetCookie, type Flash } from '@/lib/server/forms/flash';
import { controls } from '@/lib/shared/enquiry/fields';
import { cookieValue } from '@/tests/support/cookie';
import { enquiryPageData } from './enquiry-page-data';

const cities = jest.fn<Promise<Read<BackendCity[]>>, []>();
const centres = jest.fn<Promise<Read<CentreOption[]>>, [string]>();
jest.mock('@/lib/server/backend/lists', () => ({ getEnquiryCities: () => cities() }));
jest.mock('@/lib/server/backend/centres', () => ({ getCentresOfCity: (id: string) => centres(id) }));
let cookie: string | undefined;
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (cookie === undefined ? undefined : { value: cookie }) }),
}));

const clifton = '9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393';
const good = <T>(value: T): Read<T> => ({ kind: 'ok', value, asOf: new Date('2025-10-01'), fresh: true });
const setFlashCookie = (flash: Flash) => {
  cookie = cookieValue(flashSetCookie('enquiry', Object.values(controls), flash));
};

beforeEach(() => {
  cookie = undefined;
  cities.mockReset().mockResolvedValue(
    good([
      { id: '1', name: 'Karachi' },
      { id: '2', name: 'Lahore' },
    ]),
  );
  centres
    .mockReset()
    .mockImplementation(async (id) => good(id === '1' ? [{ id: clifton, name: 'Clifton' }] : []));
});

test('choosing the city after an error keeps answers, query and the errors of other fields', async () => {
  setFlashCookie({
    values: { uname: 'Bilal', course: 'HDSE' },
    errors: { uemail: 'Email is required', cityId: 'Please select your city' },
  });
  const query = { enquire: 'STC', topic: 'advanced-excel', outcome: 'invalid', cityId: '1' };
  expect(await enquiryPageData(query)).toMatchObject({
    values: { uname: 'Bilal', course: 'HDSE', cityId: '1' },
    errors: { uemail: 'Email is required' },
    query: { enquire: 'STC', topic: 'advanced-excel', outcome: 'invalid' },
    known: { cityId: '1', centres: [{ value: clifton, label: 'Clifton' }] },
  });
  expect((await enquiryPageData(query)).errors).not.toHaveProperty('cityId');
  expect((await enquiryPageData({ ...query, cityId: '' })).errors).toHaveProperty('cityId');
});

test.each(['invalid', 'failed'])(
  'the page of a post that was %s is the empty form once a later post was accepted',
  async (outcome) => {
    setFlashCookie({ values: { uname: 'Bilal' }, errors: {}, isAccepted: true });
    const page = await enquiryPageData({ outcome });
    expect(page).toMatchObject({ reply: undefined, values: {}, errors: {}, failed: false });
    expect((await enquiryPageData({ outcome: 'sent' })).reply).toMatchObject({ kind: 'sent' });
  },
);

test("choosing the city before sending keeps the link's preset values", async () => {
  const query = { enquire: 'STC', topic: 'advanced-excel', cityId: '1' };
  expect(await enquiryPageData(query)).toMatchObject({
    values: { course: 'STC', cityId: '1' },
    topic: 'Advanced Excel',
    guidance: ['Find the perfect career guidance.', 'Advanced Excel is part of Short Term Course.'],
    query: { enquire: 'STC', topic: 'advanced-excel' },
  });
});

test('after an error the page still shows the topic, although its URL does not contain it', async () => {
  setFlashCookie({ values: { uname: 'Bilal', topic: 'Advanced Excel' }, errors: {} });
  expect(await enquiryPageData({ outcome: 'invalid' })).toMatchObject({ topic: 'Advanced Excel' });
});

test("a link's centre is preselected with its city, and dropped when another city is chosen", async () => {
  expect((await enquiryPageData({ centre: clifton })).values).toEqual({ centresId: clifton, cityId: '1' });
  expect((await enquiryPageData({ centre: clifton, cityId: '2' })).values).toEqual({ cityId: '2' });
});

test('an accepted enquiry is confirmed with its centre, without a backend call', async () => {
  setFlashCookie({ values: { centresId: clifton }, errors: {}, greeting: 'Bilal' });
  for (const outcome of ['sent', 'accepted', 'unconfirmed'])
    expect(await enquiryPageData({ outcome })).toMatchObject({
      reply: { kind: outcome, uname: 'Bilal' },
      centre: { name: 'Clifton' },
    });
  expect(cities).not.toHaveBeenCalled();
});

test('the next attempt keeps the idempotency key, so that a retry makes one enquiry', async () => {
  setFlashCookie({ values: { uname: 'Bilal' }, errors: {}, idempotencyKey: clifton });
  expect((await enquiryPageData({ outcome: 'failed' })).idempotencyKey).toBe(clifton);
});

test('without a query the page is the same for everyone: no answers, errors or key of a visitor', async () => {
  setFlashCookie({ values: { uname: 'Bilal' }, errors: { uemail: 'x' }, idempotencyKey: clifton });
  expect(await enquiryPageData({})).toMatchObject({
    reply: undefined,
    values: {},
    errors: {},
    failed: false,
  });
  expect((await enquiryPageData({})).idempotencyKey).toBeUndefined();
});

test('without the list of cities the answers are kept and no city is offered', async () => {
  cities.mockResolvedValue({ kind: 'unavailable' });
  setFlashCookie({ values: { uname: 'Bilal', cityId: '1' }, errors: {} });
  expect(await enquiryPageData({ outcome: 'failed' })).toMatchObject({
    values: { uname: 'Bilal', cityId: '1' },
    known: {},
    failed: true,
  });
  cookie = undefined;
  expect((await enquiryPageData({ cityId: '0' })).values).toEqual({});
});
