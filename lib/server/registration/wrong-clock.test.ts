/** @jest-environment node */
/** A wrong machine clock erases, gives up, sends and hides nothing (docs/clocks.md). */
import { randomUUID } from 'node:crypto';
import {
  drain,
  enginesHere,
  photo,
  sentPhoto,
  someone,
  useStores,
  testSite,
  type TestSite,
} from '../../../tests/support/outbox';
import { postRegistration } from '../../../tests/support/post';
import { createHousekeeping } from '../outbox/worker';
import { findJob } from '../outbox/job';
import { confirmTime, loadTime } from '../outbox/stored-time';
import type { Store } from '../store/sql';
import { findPass } from './passes';
import { purge } from './operator';

const minute = 60_000;
const day = 24 * 60 * minute;

const stores = useStores();

describe.each(enginesHere())('with the outbox in %s', (engine) => {
  let store: Store;
  let site: TestSite;
  let house: ReturnType<typeof createHousekeeping>;
  let lines: string[];

  /** Starts a site on the store, as lib/server does, with a clock wrong by `ahead` ms. */
  async function start(ahead = 0): Promise<void> {
    const { backend, clock } = site;
    site = Object.assign(testSite(store), { backend });
    site.clock.ms = clock.ms - clock.jumped + ahead;
    site.clock.jumped = ahead;
    await loadTime(store, site.time);
    house = createHousekeeping(site, (now) => purge(store, now));
    await house.turn();
  }
  /** Changes the machine's clock by `by` ms while no time passes. */
  async function jump(by: number): Promise<void> {
    site.clock.ms += by;
    site.clock.jumped += by;
    await house.turn();
  }
  /** Lets time pass, and the site do the work that is due. */
  async function pass(ms: number, steps = 4): Promise<void> {
    for (let n = 0; n < steps; n += 1) {
      site.clock.ms += ms / steps;
      await house.turn();
      await drain(site);
    }
  }
  async function register(): Promise<string> {
    const key = randomUUID();
    await postRegistration('visitor', someone(), sentPhoto(photo), key, site);
    return key;
  }
  const jobOf = (key: string) => findJob(store, key);
  const linkOf = async (key: string) => (await findPass((await jobOf(key))?.token ?? '', site)).kind;
  const logged = (event: string) => lines.filter((line) => line.includes(`"${event}"`)).length;

  beforeEach(async () => {
    lines = [];
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    store = await stores.empty(engine);
    site = testSite(store);
    await start();
  });
  afterEach(() => store.close());

  /** Registers two people, one with a sent and one with a waiting email, then calls `wrong`; both must be unchanged. */
  async function survives(wrong: () => Promise<void>): Promise<void> {
    const sent = await register();
    await drain(site);
    site.backend.mailFaults = Array(12).fill('not-processed');
    const owed = await register();
    await drain(site);
    await wrong();
    for (const key of [sent, owed])
      expect([await linkOf(key), (await jobOf(key))?.attachment]).toEqual(['ready', expect.anything()]);
    expect((await jobOf(owed))?.state).toBe('added');
    site.backend.mailFaults = [];
    await pass(2 * 60 * minute);
    expect(site.backend.mails.map(({ key }) => key.split(':')[0])).toEqual([sent, owed]);
    expect(logged('clock.doubtful')).toBe(1);
    expect(logged('outbox.undelivered')).toBe(0);
  }

  test.each([31, -40])('a clock that jumps by %s days for some seconds changes nothing', async (days) => {
    await survives(async () => {
      await jump(days * day);
      await pass(3_000);
      await jump(-days * day);
      expect(logged('clock.settled')).toBe(1);
    });
  });

  test.each([31, -40, -20_000])(
    'a start with a clock that is wrong by %s days changes nothing',
    async (days) => {
      await survives(async () => {
        await house.end();
        await start(days * day);
        await pass(3_000);
        await house.end();
        await start();
      });
    },
  );

  test("negative control: using only the machine's clock loses a pass", async () => {
    site.time.now = () => site.clock.ms;
    site.time.isDoubtful = () => false;
    const key = await register();
    await drain(site);
    await jump(31 * day);
    expect((await jobOf(key))?.payload).toBeUndefined();
  });

  test('a clock that is wrong for two days does not delay emails, and erases nothing afterwards', async () => {
    await jump(40 * day);
    const ahead = await register();
    await pass(2 * day, 96);
    await jump(-40 * day);
    await jump(-40 * day);
    const behind = await register();
    await pass(2 * day, 96);
    await jump(40 * day);
    await pass(60 * minute);
    expect(site.backend.mails.map(({ key }) => key.split(':')[0])).toEqual([ahead, behind]);
    for (const key of [ahead, behind])
      expect([await linkOf(key), (await jobOf(key))?.payload]).toEqual(['ready', expect.anything()]);
    // Data created while the clock was ahead is not kept longer.
    await pass(31 * day, 31);
    expect([await linkOf(ahead), await linkOf(behind)]).toEqual(['none', 'none']);
  });

  test('a disk restored after sixty days: pending work is sent, the rest waits for the operator', async () => {
    const sent = await register();
    await drain(site);
    site.backend.mailFaults = ['not-processed'];
    const owed = await register();
    await drain(site);
    await house.end();
    site.clock.ms += 60 * day;
    await start();
    const later = await register();
    await pass(60 * minute);
    expect(site.backend.mails.map(({ key }) => key.split(':')[0]).toSorted()).toEqual(
      [sent, owed, later].toSorted(),
    );
    expect(await linkOf(sent)).toBe('ready');
    expect(logged('clock.doubtful')).toBe(1);

    await confirmTime(store, site.clock.ms);
    await pass(20 * minute);
    expect(logged('clock.settled')).toBe(1);
    expect([await linkOf(sent), await linkOf(owed), await linkOf(later)]).toEqual(['none', 'none', 'ready']);
    expect((await jobOf(later))?.attachment).toBeDefined();
  });

  test('a restart of a few minutes needs no operator', async () => {
    await house.end();
    site.clock.ms += 9 * minute;
    await start();
    expect([site.time.isDoubtful(), site.time.ahead()]).toEqual([false, 0]);
  });

  test('jobs that wait for the worker are never erased', async () => {
    site.pass = { ...site.pass, drawPass: async () => ({ kind: 'busy' }) };
    const key = await register();
    await pass(100 * day, 300);
    expect([(await jobOf(key))?.state, await linkOf(key)]).toEqual(['added', 'ready']);
  });
});
