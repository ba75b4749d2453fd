/** @jest-environment node */
import { serveBackend } from '@/tests/support/backend';
import { getCentres } from '@/lib/shared/content/centres';
import { getCentrePage, type CentrePage } from '@/lib/server/backend/centres';
import { pausedFor, type Path } from './client';

const backend = serveBackend();
const month = '2026-10';
const paths: readonly Path[] = [
  'Centres/GetById',
  'UpcomingBatch/GetByCenterId',
  'SOM/GetByCenterId',
  'POM/GetByCenterId',
  'Placement/GetMonthWise',
  'Events/GetByCenterId',
];
const sections = ({ detail, batches, students, projects, placements, events }: CentrePage) => [
  detail,
  batches,
  students,
  projects,
  placements,
  events,
];
const callsOf = (path: Path) => backend.calls.filter((call) => call.startsWith(path)).length;

afterEach(() => jest.useRealTimers());

test('during an outage each of 5,000 views of known centres has its last good data, and an open breaker makes no call', async () => {
  // Breakers, copies and the read cache follow the replaced clocks; timers and connections are real.
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T12:00:00+05:00'),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
      ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'hrtime'] as const),
    ],
  });
  // In the cache a time of 0 means that an entry does not age.
  jest.advanceTimersByTime(1);
  const centres = getCentres();
  const good = new Map<string, CentrePage>();
  for (const centre of centres) good.set(centre.id, await getCentrePage(centre, month));
  const all = [...good.values()].flatMap(sections);
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['fresh']));

  jest.advanceTimersByTime(3_600_000);
  backend.answer('*', () => Response.error());
  backend.calls.length = 0;
  const [views, outageMs] = [5_000, 60_000];
  const counted = { good: 0, whileOpen: 0, callsWhileOpen: 0 };
  for (let n = 0; n < views; n += 1) {
    jest.advanceTimersByTime(outageMs / views);
    const centre = centres[n % centres.length]!;
    const [open, before] = [paths.every((path) => pausedFor(path) > 0), backend.calls.length];
    const page = await getCentrePage(centre, month);
    const same = page.batches.items.length === good.get(centre.id)?.batches.items.length;
    if (same && sections(page).every(({ state }) => state === 'stale')) counted.good += 1;
    if (!open) continue;
    counted.whileOpen += 1;
    counted.callsWhileOpen += backend.calls.length - before;
  }
  expect(counted).toEqual({ good: views, whileOpen: expect.any(Number), callsWhileOpen: 0 });
  expect(counted.whileOpen).toBeGreaterThan(views * 0.9);
  // Five failures open a breaker; then it lets one trial call through every ten seconds.
  for (const path of paths) expect(callsOf(path)).toBeLessThanOrEqual(5 + outageMs / 10_000);
});
