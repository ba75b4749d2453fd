import { randomUUID } from 'node:crypto';
import { cookieValue } from '../../../tests/support/cookie';
import {
  availableEngines,
  useStores,
  testSite,
  type TestSite,
  runAllJobs,
} from '../../../tests/support/registration/test-site';
import { serverDeadlines } from '../../shared/forms/deadlines';
import { setClock } from '../../shared/util/time';
import type { CentreOption } from '../backend/centres';
import type { BackendCity } from '../backend/lists';
import { callLimits } from '../backend/transport';
import type { ReadResult } from '../backend/types';
import { decodeFlash } from '../forms/flash';
import { listJobs } from '../store/outbox/operator-jobs';
import { findJob } from '../store/outbox/outbox';
import { StoreError } from '../store/sql';
import { logged } from '@/tests/support/logged';
import { handleEnquiry } from './handle';

const answers = {
  uphne: '+92 (300) 123-4567',
  uname: 'Ayesha Khan',
  uemail: 'ayesha@example.com',
  course: 'HDSE',
  cityId: '1',
  centresId: '0BADD4C9-C422-5F0B-BB99-829E6B8A70FA',
  others: 'Evening classes, please',
};

const readResult = <T>(value: T, fresh = true): ReadResult<T> => ({
  kind: 'ok',
  value,
  asOf: new Date(0),
  fresh,
});
const city = { id: '1', name: 'Karachi' };
const centre = { id: answers.centresId.toLowerCase(), name: 'Bahadurabad' };
let lists: { cities: ReadResult<BackendCity[]>; centres: ReadResult<CentreOption[]> };
const loadLists = async (choose: (city: BackendCity) => boolean) => {
  const chosenCity = lists.cities.kind === 'ok' ? lists.cities.value.find(choose) : undefined;
  return { cities: lists.cities, ...(chosenCity && { city: chosenCity, centres: lists.centres }) };
};

const lookUps = { cities: async () => lists.cities, citiesAndCentres: loadLists };

const stores = useStores();

describe.each(availableEngines())('an enquiry, with the outbox in %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    lists = { cities: readResult([city]), centres: readResult([centre]) };
    site = testSite(await stores.empty(engine));
  });
  afterEach(async () => {
    expect(logged()).not.toMatch(/@|Ayesha|300\D*123\D*4567/);
  });

  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const request = new Request('http://localhost/api/inquiries', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...headers,
      },
      body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body),
    });
    const response = await handleEnquiry(request, { ...site, ...lookUps });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
  };
  const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };

  test("reaches the backend with wire names and types; the reply uses the backend's name", async () => {
    const sentBodies: unknown[] = [];
    const originalAddEnquiry = site.backend.addEnquiry;
    site.backend.addEnquiry = async (input) => {
      sentBodies.push(input.wire);
      const addResult = await originalAddEnquiry(input);
      return addResult.kind === 'ok' ? { ...addResult, greeting: 'A. Khan' } : addResult;
    };
    expect(await send(answers)).toMatchObject({ status: 201, body: { kind: 'sent', uname: 'A. Khan' } });
    expect(sentBodies).toEqual([
      {
        ...answers,
        uphne: 3001234567,
        cityId: 1,
        centresId: answers.centresId.toLowerCase(),
        currentCity: '---',
      },
    ]);
  });

  test('is unconfirmed if the backend may have it and a retry is not allowed', async () => {
    site = { ...site, idempotent: false };
    const key = randomUUID();
    site.backend.faults = ['commit-then-drop'];
    const unconfirmedReply = { status: 202, body: { kind: 'unconfirmed', uname: 'Ayesha Khan' } };
    expect(await send({ ...answers, idempotencyKey: key })).toMatchObject(unconfirmedReply);
    expect(await findJob(site.outbox.store, key)).toMatchObject({ state: 'attention' });
    expect(await send({ ...answers, idempotencyKey: key })).toMatchObject(unconfirmedReply);
    const redirect = await send(new URLSearchParams({ ...answers, idempotencyKey: key }), formHeaders);
    expect(redirect.headers.get('location')).toBe('/enquire?outcome=unconfirmed');
    site.clock.ms += 86_400_000;
    await runAllJobs(site);
    expect(site.backend.calls.enquiry).toBe(1);
  });

  test("is sent once if the store's confirmation was lost and the page retries", async () => {
    const { store } = site.outbox;
    const originalAll = store.all.bind(store);
    const failAfterInsert = jest.spyOn(store, 'all').mockImplementation(async (...call) => {
      const rows = await originalAll(...call);
      if (!call[0].includes('INSERT INTO')) return rows;
      failAfterInsert.mockRestore();
      throw new StoreError('unavailable', 'ECONNRESET', 'the response was lost');
    });
    const unknown = await send(new URLSearchParams(answers), formHeaders);
    expect(unknown.headers.get('location')).toBe('/enquire?outcome=failed');
    const key = decodeFlash('enquiry', cookieValue(unknown.headers.get('set-cookie')))?.idempotencyKey;
    const again = new URLSearchParams({ ...answers, ...(key !== undefined && { idempotencyKey: key }) });
    expect((await send(again, formHeaders)).headers.get('location')).toMatch(/outcome=(sent|accepted)/);
    site.clock.ms += 3_600_000;
    await runAllJobs(site);
    expect(site.backend.calls.enquiry).toBe(1);
  });

  test('that the backend rejects can be sent again with its key', async () => {
    const answersWithNewKey = { ...answers, idempotencyKey: randomUUID() };
    site.backend.faults = ['rejected'];
    expect((await send(answersWithNewKey)).status).toBe(502);
    expect(await send(answersWithNewKey)).toMatchObject({ status: 201, body: { kind: 'sent' } });
  });

  test('without a key is sent again on another day', async () => {
    setClock(() => Date.parse('2026-11-20T12:00:00+05:00'));
    await send(answers);
    setClock(() => Date.parse('2026-11-21T00:00:00+05:00'));
    expect((await send(answers)).status).toBe(201);
    expect(site.backend.enquiries.size).toBe(2);
  });

  test.each([
    [{ cityId: '999' }, { cityId: 'Please select your city' }],
    [
      { centresId: '00000000-0000-4000-8000-000000000000' },
      { centresId: 'Please select the nearest center' },
    ],
  ])('with an unknown city or centre, %j, is rejected before a backend call', async (change, errors) => {
    expect(await send({ ...answers, ...change })).toMatchObject({ status: 400, body: { errors } });
    expect(site.backend.calls.enquiry).toBe(0);
  });

  test.each([
    ['is unavailable', { kind: 'unavailable' } as const],
    ['is an old copy', readResult([{ id: '2', name: 'Lahore' }], false)],
    ['is empty', readResult([])],
  ])('is accepted if a list %s', async (_, none) => {
    lists = { cities: readResult([city]), centres: none };
    expect(await send(answers)).toMatchObject({ status: 201 });
    lists = { cities: none, centres: none };
    expect(await send({ ...answers, others: 'Again' })).toMatchObject({ status: 201 });
  });

  test.each(['karachi', ''])(
    'during an outage waits for the id of its city, chosen as “%s”',
    async (cityId) => {
      const sentCities: unknown[] = [];
      const { addEnquiry } = site.backend;
      site.backend.addEnquiry = async (input) => {
        sentCities.push(input.wire.cityId);
        return addEnquiry(input);
      };
      site = { ...site, ...lookUps };
      lists = { cities: { kind: 'unavailable' }, centres: { kind: 'unavailable' } };
      const body = { kind: 'accepted' };
      expect(await send({ ...answers, cityId })).toMatchObject({ status: 202, body });
      await runAllJobs(site);
      expect(sentCities).toEqual([]);
      lists = { cities: readResult([city]), centres: readResult([centre]) };
      site.clock.ms += 3_600_000;
      await runAllJobs(site);
      expect(sentCities).toEqual([1]);
    },
  );

  test('whose city the backend turns out not to have is left to an operator, once', async () => {
    site = { ...site, ...lookUps };
    lists = { cities: { kind: 'unavailable' }, centres: { kind: 'unavailable' } };
    await send({ ...answers, cityId: 'karachi' });
    lists = { cities: readResult([]), centres: { kind: 'unavailable' } };
    site.clock.ms += 3_600_000;
    await runAllJobs(site);
    expect(site.backend.calls.enquiry).toBe(0);
    expect(await listJobs(site.outbox.store, ['attention'])).toMatchObject([{ error: 'no-such-city' }]);
  });

  test('works without JavaScript: the page after it has the name, the centre and the subject', async () => {
    const acceptedResponse = await send(new URLSearchParams({ ...answers, topic: 'ADSE' }), formHeaders);
    expect(acceptedResponse.headers.get('location')).toBe('/enquire?outcome=sent');
    expect(decodeFlash('enquiry', cookieValue(acceptedResponse.headers.get('set-cookie')))).toEqual({
      outcome: 'sent',
      values: { centresId: answers.centresId.toLowerCase(), topic: 'ADSE' },
      errors: {},
      greeting: 'Ayesha Khan',
    });
  });

  test('is accepted ten times a day from one phone number', async () => {
    const statuses = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await send({ ...answers, others: `Question ${n}` })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

test('the calls of an enquiry end before the deadline of its response', () => {
  const { read, add } = callLimits;
  // Cities, then the centres of the city, then the enquiry.
  expect(2 * read.totalMs + add.totalMs).toBeLessThan(serverDeadlines.response);
});
