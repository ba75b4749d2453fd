import { callLimits } from '@/lib/server/backend/transport';
import { getCentres } from '@/lib/shared/content/centres';
import { setClock } from '@/lib/shared/util/time';
import { batchRow } from '@/tests/support/backend/hostile-rows';
import { serveBackend } from '@/tests/support/backend/serve-backend';
import { logged, loggedEvents } from '@/tests/support/logged';
import { resetBackend, takeSingletons } from '@/tests/support/singletons';
import {
  collectDue,
  getUpcomingBatches,
  isFirstCollectionOver,
  startCollection,
  uncollectedCentres,
} from './collect';
import { areClassesKnown } from './next-classes';
import { toUpcomingBatches } from './upcoming-batches';

jest.mock('./upcoming-batches', () => {
  const classRows = jest.requireActual<{ toUpcomingBatches: typeof toUpcomingBatches }>('./upcoming-batches');
  return { ...classRows, toUpcomingBatches: jest.fn(classRows.toUpcomingBatches) };
});
const path = 'UpcomingBatch/GetByCenterId';
const backend = serveBackend();
const noon = Date.parse('2026-11-20T12:00:00+05:00');
const minuteMs = 60_000;
let now = noon;
// On a busy machine a call could time out, and the tests would count another failure.
const longTimeouts = { ...callLimits, read: { ...callLimits.read, connectMs: minuteMs, totalMs: minuteMs } };
beforeAll(() => Object.assign(callLimits, longTimeouts));
beforeEach(() => {
  now = noon;
  setClock(() => now);
  takeSingletons('classes.');
});

const centreCount = getCentres().length;

test('nothing is collected before the site has started, so that a build makes no call', async () => {
  await collectDue();
  expect(getUpcomingBatches()).toEqual([]);
  expect(backend.calls).toEqual([]);
});

test('a read returns cached classes at once and refreshes every centre in the background', async () => {
  await startCollection();
  expect(backend.calls).toEqual([]);
  expect(getUpcomingBatches()).toEqual([]);
  // getUpcomingBatches has started a collection; if it still runs, this call returns at once.
  await collectDue();
  const timeLimit = AbortSignal.timeout(60_000);
  while (uncollectedCentres().length > 0 && !timeLimit.aborted)
    await new Promise((resolve) => setImmediate(resolve));
  expect(uncollectedCentres()).toEqual([]);
  expect(backend.calls.length).toBeGreaterThanOrEqual(centreCount);
  expect(getUpcomingBatches().length).toBeGreaterThan(centreCount);
});

test('classes are collected again after fifteen minutes and not before', async () => {
  await startCollection();
  await collectDue();
  now += 14 * minuteMs;
  await collectDue();
  expect(backend.calls).toHaveLength(centreCount);
  now += minuteMs;
  await collectDue();
  expect(backend.calls).toHaveLength(2 * centreCount);
});

test('a failed centre is retried after a minute, not earlier', async () => {
  await startCollection();
  await collectDue();
  now += 15 * minuteMs;
  let calls = 0;
  backend.respond(path, () =>
    calls++ === 0 ? new Response('', { status: 500 }) : Response.json([batchRow]),
  );
  await collectDue();
  backend.calls.length = 0;
  now += minuteMs - 1;
  await collectDue();
  expect(backend.calls).toEqual([]);
  now += 1;
  await collectDue();
  expect(backend.calls).toHaveLength(1);
});

test('a row that cannot be converted costs the classes of its centre only, which are fetched again', async () => {
  jest.mocked(toUpcomingBatches).mockImplementationOnce(() => {
    throw new RangeError('Invalid time value');
  });
  await startCollection();
  const firstCollection = collectDue();
  expect(isFirstCollectionOver()).toBe(false);
  await firstCollection;
  expect(isFirstCollectionOver()).toBe(true);
  const [unknown, ...others] = uncollectedCentres();
  expect(others).toEqual([]);
  expect([areClassesKnown(), areClassesKnown(unknown?.city), areClassesKnown('Lahore')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(logged()).toContain('"event":"classes.unforeseen"');
  now += minuteMs;
  await collectDue();
  expect(uncollectedCentres()).toEqual([]);
});

test('an unmatched class name is logged once', async () => {
  const unknownCourseRow = { ...batchRow, courseName: 'Basket weaving' };
  backend.respond(path, () =>
    Response.json([batchRow, unknownCourseRow, { ...unknownCourseRow, courseName: 'BASKET  weaving' }]),
  );
  await startCollection();
  await collectDue();
  expect(loggedEvents().filter(({ event }) => event === 'classes.unknown-name')).toEqual([
    expect.objectContaining({ name: 'Basket weaving' }),
  ]);
});

test('after a restart during an outage, last good copies are shown with their age', async () => {
  await startCollection();
  await collectDue();
  const collectedBefore = getUpcomingBatches();
  takeSingletons('classes.');
  resetBackend();
  backend.fault({ kind: 'drop', path });
  now += 60 * minuteMs;
  await startCollection();
  // Awaited, so that the breaker is open when `getUpcomingBatches` starts a collection, which then calls nothing.
  await collectDue();
  expect(getUpcomingBatches()).toEqual(collectedBefore);
});
