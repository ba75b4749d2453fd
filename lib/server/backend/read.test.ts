import {
  getCentreDetail,
  getCentreOptions,
  getCentrePageData,
  getCentresOfCity,
} from '@/lib/server/backend/centres';
import {
  getBatchesOfCentre,
  getEventsOfCentre,
  getEnquiryCities,
  getEventsOfInstitute,
  getPlacements,
  getProjectsOfTheMonth,
  getStudentsOfTheMonth,
} from '@/lib/server/backend/lists';
import { readBackend } from '@/lib/server/backend/read';
import type { ReadResult } from '@/lib/server/backend/types';
import { rowsByPath } from '@/lib/server/embedded-backend/seed';
import { StoreError, type Store } from '@/lib/server/store/sql';
import { getCentre, getCentres } from '@/lib/shared/content/centres';
import { setClock } from '@/lib/shared/util/time';
import type { Fault } from '@/tests/support/backend/faults';
import { serveBackend } from '@/tests/support/backend/serve-backend';
import { logged } from '@/tests/support/logged';
import { resetBackend, setStore, takeSingletons } from '@/tests/support/singletons';

const backend = serveBackend();
const id = '7f7aab56-04fe-576a-8cce-4c0c39a2add1';
const noon = Date.parse('2026-11-20T12:00:00+05:00');
beforeEach(() => setClock(() => noon));

function okValue<T>(result: ReadResult<T>): T {
  if (result.kind !== 'ok') throw new Error(`expected ok, got ${result.kind}`);
  return result.value;
}

const sortedNames = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'));

test('a reply that cannot be parsed counts as unreadable', async () => {
  const parse = () => {
    throw new RangeError('Invalid time value');
  };
  expect(await readBackend({ key: 'odd', path: 'City/GetAll', parse })).toEqual({ kind: 'unavailable' });
  expect(logged()).toContain('"event":"backend.unreadable"');
});

test('cities and their centres are sorted by name', async () => {
  const cities = okValue(await getEnquiryCities());
  expect(cities.map(({ name }) => name)).toEqual(
    sortedNames([...new Set(getCentres().map(({ city }) => city))]),
  );
  const karachi = cities.find(({ name }) => name === 'Karachi');
  const centres = okValue(await getCentresOfCity(karachi?.id ?? ''));
  expect(centres.map(({ name }) => name)).toEqual(
    sortedNames(
      getCentres()
        .filter(({ city }) => city === 'Karachi')
        .map(({ name }) => name),
    ),
  );
});

test('of two cities or centres with the same id the first is shown', async () => {
  const cityRows = ['Multan', 'Lahore', 'Karachi'].map((name, index) => ({ id: index % 2 || 2, name }));
  backend.respond('City/GetAll', () => Response.json(cityRows));
  expect(okValue(await getEnquiryCities()).map(({ name }) => name)).toEqual(['Lahore', 'Multan']);
  const centreRows = [id, id.toUpperCase()].map((sent, index) => ({
    id: sent,
    centreName: `Centre ${2 - index}`,
  }));
  backend.respond('Centres/GetAll', () => Response.json(centreRows));
  expect(okValue(await getCentreOptions())).toEqual([{ id, name: 'Centre 2' }]);
});

test('students, projects and events are sorted newest first', async () => {
  const months = okValue(await getStudentsOfTheMonth(id)).map(({ month }) => month ?? '');
  expect(months).toEqual(months.toSorted().toReversed());
  expect(months[0]).toBe('2026-10');
  const members = { memberOne: 'A', memberTwo: 'B', memberThree: 'C', memberFour: 'D', memberFive: 'E' };
  const sentProjects = [...Array(200).fill({ projectName: 'Old' }), { projectName: 'New', ...members }];
  backend.respond('POM/GetByCenterId', () => Response.json(sentProjects));
  const projects = okValue(await getProjectsOfTheMonth(id)).map(({ name, members: all }) => [name, ...all]);
  expect([projects.length, projects[0]]).toEqual([200, ['New', 'A', 'B', 'C', 'D']]);
  const sentRows = rowsByPath['Events/GetByCenterId']!(getCentre(id)!, '');
  expect(okValue(await getEventsOfCentre(id)).map(({ name }) => name)).toEqual(
    sentRows.map(({ name }) => name).toReversed(),
  );
});

test('placements are those of one month, and an invalid month makes no call', async () => {
  expect(okValue(await getPlacements(id, '2026-10')).length).toBeGreaterThan(1);
  backend.calls.length = 0;
  for (const month of ['2025-13', '0000-00', '9999-12', '2025-1', '<script>', '', '2026-12', '2021-10'])
    expect(await getPlacements(id, month)).toEqual({ kind: 'not-found' });
  expect(backend.calls).toEqual([]);
});

test.each(['', 'abc', '../../City/GetAll'])('the id %j makes no call', async (bad) => {
  expect(await getCentreDetail(bad)).toEqual({ kind: 'not-found' });
  expect(await getBatchesOfCentre(bad)).toEqual({ kind: 'not-found' });
  expect(backend.calls).toEqual([]);
});

/** Sets the wall clock back by an hour. Returns a function that advances the monotonic clock, which the caches use. */
function fakeMonotonicClock(): (ms: number) => void {
  setClock();
  let passedMs = 0;
  const startMs = performance.now();
  jest.spyOn(Date, 'now').mockReturnValue(noon - 3_600_000);
  jest.spyOn(performance, 'now').mockImplementation(() => startMs + passedMs);
  return (ms) => void (passedMs += ms);
}

async function expectSecondCall({ notBefore, by }: { notBefore: number; by: number }): Promise<void> {
  const completedWait = fakeMonotonicClock();
  for (const [ms, calls] of [
    [0, 1],
    [notBefore, 1],
    [by - notBefore, 2],
  ] as const) {
    completedWait(ms);
    await getBatchesOfCentre(id);
    expect(backend.calls).toHaveLength(calls);
  }
}

test('a read is repeated after thirty seconds, even if the clock was set back by an hour', async () => {
  await expectSecondCall({ notBefore: 29_000, by: 31_000 });
});

test('a read that failed is repeated after five seconds of its last good copy', async () => {
  await getBatchesOfCentre(id);
  takeSingletons('backend.reads');
  backend.calls.length = 0;
  backend.fault({ kind: 'error' });
  await expectSecondCall({ notBefore: 4_000, by: 6_000 });
});

test('at most eight reads are made at once', async () => {
  const hangingResponse = Promise.withResolvers<undefined>();
  backend.respond('UpcomingBatch/GetByCenterId', () => hangingResponse.promise.then(() => Response.json([])));
  const allReads = Promise.all(getCentres().map((centre) => getBatchesOfCentre(centre.id)));
  while (backend.calls.length < 8) await new Promise(setImmediate);
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(backend.calls).toHaveLength(8);
  hangingResponse.resolve(undefined);
  await allReads;
  expect(backend.calls).toHaveLength(getCentres().length);
});

test('a centre that the backend does not know is not found', async () => {
  backend.respond('Centres/GetById', () => Response.json(null));
  expect(await getCentreDetail(id)).toEqual({ kind: 'not-found' });
});

test('a centre has each number and link of its row; a row of another centre is refused', async () => {
  const badPhones = { phne: '021 000001', phne2: '03000000002', phne3: '021 000003' };
  const maapLink = 'https://www.google.com/maps/embed?pb=1';
  const links = { fbLink: 'https://f.example/', ytLink: 'https://y.example/', maapLink };
  const row = { id, centreName: 'A', ...badPhones, ...links };
  backend.respond('Centres/GetById', () => Response.json({ ...row, inLink: 'https://l.example/' }));
  expect(okValue(await getCentreDetail(id))).toEqual({
    id,
    name: 'A',
    phone: badPhones.phne,
    whatsapp: '0300 0000002',
    phone3: badPhones.phne3,
    facebook: row.fbLink,
    youtube: row.ytLink,
    linkedin: 'https://l.example/',
    map: maapLink,
  });
  const otherCentreId = getCentres().find((centre) => centre.id !== id)?.id ?? '';
  expect(await getCentreDetail(otherCentreId)).toEqual({ kind: 'unavailable' });
});

const reads: readonly (() => Promise<ReadResult<unknown>>)[] = [
  getEnquiryCities,
  () => getCentresOfCity('1'),
  getCentreOptions,
  () => getCentreDetail(id),
  getEventsOfInstitute,
  () => getEventsOfCentre(id),
  () => getBatchesOfCentre(id),
  () => getStudentsOfTheMonth(id),
  () => getProjectsOfTheMonth(id),
  () => getPlacements(id, '2026-10'),
];
const readAll = () => Promise.all(reads.map((read) => read()));

test.each<[string, Fault, string]>([
  ['a server error', { kind: 'error' }, 'backend.status'],
  ['404', { kind: 'error', status: 404 }, 'backend.status'],
  ['HTML instead of JSON', { kind: 'not-json' }, 'backend.unreadable'],
  ['a cut connection', { kind: 'drop' }, 'backend.failed'],
])(
  '%s: each read gives its last good copy with its age; without one it is unavailable',
  async (_what, fault, event) => {
    backend.fault(fault);
    expect(await readAll()).toEqual(reads.map(() => ({ kind: 'unavailable' })));
    expect(logged()).toContain(event);
    backend.repair();
    resetBackend();
    const freshResults = await readAll();
    resetBackend();
    backend.fault(fault);
    setClock(() => noon + 3_600_000);
    expect(await readAll()).toEqual(
      freshResults.map((result) => ({ ...result, fresh: false, asOf: new Date(noon) })),
    );
  },
);

test.each<[string, Fault, number]>([
  ['a server error', { kind: 'error' }, 5],
  ['a redirect', { kind: 'error', status: 302 }, 5],
  ['404, which opens no breaker', { kind: 'error', status: 404 }, 20],
])(
  '%s: each of twenty centres has its last good copy, after calls until the breaker opens',
  async (_what, fault, calls) => {
    const centres = getCentres().slice(0, 20);
    const freshResults = await Promise.all(centres.map((centre) => getBatchesOfCentre(centre.id)));
    takeSingletons('backend.reads');
    backend.calls.length = 0;
    backend.fault(fault);
    for (const [index, centre] of centres.entries())
      expect(await getBatchesOfCentre(centre.id)).toEqual({ ...freshResults[index], fresh: false });
    expect(backend.calls).toHaveLength(calls);
  },
);

test('while the backend hangs, a thousand first views of a page make one call for each read, at the same time', async () => {
  const hangingResponse = Promise.withResolvers<undefined>();
  for (const name of [
    'Centres/GetById',
    'UpcomingBatch/GetByCenterId',
    'SOM/GetByCenterId',
    'POM/GetByCenterId',
    'Placement/GetMonthWise',
    'Events/GetByCenterId',
  ])
    backend.respond(name, () => hangingResponse.promise.then(() => new Response('', { status: 500 })));
  const views = Array.from({ length: 1_000 }, () => getCentrePageData(getCentres()[0]!, '2026-10'));
  while (backend.calls.length < 6) await new Promise(setImmediate);
  hangingResponse.resolve(undefined);
  const pages = await Promise.all(views);
  expect(new Set(pages.map(({ batches }) => batches.state))).toEqual(new Set(['unavailable']));
  expect(backend.calls).toHaveLength(6);
});

test('a list without a valid row is a failed read, and the last good copy is kept', async () => {
  const freshResult = okValue(await getBatchesOfCentre(id));
  const laterTimesMs = [3_600_000, 7_200_000];
  backend.respond('UpcomingBatch/GetByCenterId', () => Response.json([{ other: 'shape' }, 7]));
  for (const ms of laterTimesMs) {
    setClock(() => noon + ms);
    expect(await getBatchesOfCentre(id)).toMatchObject({ kind: 'ok', value: freshResult, fresh: false });
  }
  expect(logged()).toContain('backend.unreadable');
  // Control: an empty list does replace the copy.
  backend.respond('UpcomingBatch/GetByCenterId', () => Response.json([]));
  setClock(() => noon + 10_800_000);
  expect(await getBatchesOfCentre(id)).toMatchObject({ kind: 'ok', value: [], fresh: true });
});

test('after eleven minutes the copy of an unchanged list has its new age, shown in steps of ten', async () => {
  await getBatchesOfCentre(id);
  setClock(() => noon + 660_000);
  expect(await getBatchesOfCentre(id)).toMatchObject({ fresh: true, asOf: new Date(noon + 600_000) });
  resetBackend();
  backend.fault({ kind: 'error' });
  expect(await getBatchesOfCentre(id)).toMatchObject({ fresh: false, asOf: new Date(noon + 660_000) });
});

test('reads work while the store is unavailable, and its failure is logged', async () => {
  const failingStore = { all: () => Promise.reject(new StoreError('unavailable', 'SQLITE_FULL', 'full')) };
  setStore(failingStore as unknown as Store);
  expect(await getBatchesOfCentre(id)).toMatchObject({ kind: 'ok', fresh: true });
  expect(logged()).toContain('last-good-copy.put-failed');
  setClock(() => noon + 3_600_000);
  backend.respond('UpcomingBatch/GetByCenterId', () => new Response('', { status: 500 }));
  expect(await getBatchesOfCentre(id)).toEqual({ kind: 'unavailable' });
  expect(logged()).toContain('last-good-copy.get-failed');
});

test('a store that hangs holds no read back', async () => {
  setStore({ all: () => new Promise(() => undefined) } as unknown as Store);
  expect(await getBatchesOfCentre(id)).toMatchObject({ kind: 'ok', fresh: true });
});

test("a centre page shows the age of its details when only they are stale, and the content's phone numbers when there is no copy", async () => {
  const centre = getCentre(id);
  if (!centre) throw new Error(id);
  const row = { id, centreName: centre.name, phne: '021 111 222 333' };
  backend.respond('Centres/GetById', () => Response.json(row));
  const firstRead = await getCentrePageData(centre, '2026-10');
  expect(firstRead.detail).toMatchObject({ state: 'fresh', phone: row.phne, whatsapp: centre.whatsapp });
  setClock(() => noon + 3_600_000);
  backend.respond('Centres/GetById', () => new Response('', { status: 500 }));
  const reread = await getCentrePageData(centre, '2026-10');
  expect(reread.detail).toEqual({ ...firstRead.detail, state: 'stale', asOf: new Date(noon) });
  expect(reread.batches.state).toBe('fresh');
  const otherCentre = getCentres().find((candidate) => candidate.id !== id);
  if (!otherCentre) throw new Error('one centre only');
  const { detail } = await getCentrePageData(otherCentre, '2026-10');
  const { phone, whatsapp } = otherCentre;
  expect(detail).toMatchObject({ phone, whatsapp, state: 'unavailable' });
});
