/** @jest-environment node */
import { createQueue, poolLimits } from './pool';

const mega = 1_048_576;

test('drawing has the documented limits (docs/product/registration.md#e10)', () => {
  expect(poolLimits).toMatchObject({
    waitingBytes: 40 * mega,
    jobMs: 10_000,
    jobsPerProcess: 500,
    rssPerProcess: 400 * mega,
    idleRss: 150 * mega,
    idleMs: 30_000,
  });
});

/** A queue of two processes whose jobs end on command. */
function sample(limits: Partial<Parameters<typeof createQueue>[0]> = {}) {
  const queue = createQueue({ processes: 2, background: 1, waiting: 8, waitingBytes: 40 * mega, ...limits });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  const add = async (name: string, key?: string, bytes = 1): Promise<void> => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve('done')));
    };
    if ((await queue.run(key, bytes, work)) === 'busy') refused.push(name);
  };
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    queue,
    begun,
    refused,
    add: (...job: Parameters<typeof add>) => (void add(...job), settle()),
    end: (name: string) => (ends.get(name)?.(), settle()),
  };
}

test('jobs of one address run in order of arrival', async () => {
  const { add, end, begun } = sample();
  for (const name of ['1', '2', '3', '4']) await add(name, 'a');
  expect(begun).toEqual(['1', '2']);
  await end('2');
  await end('1');
  expect(begun).toEqual(['1', '2', '3', '4']);
});

test('an address with one job runs before the waiting jobs of one with many', async () => {
  const { add, end, begun } = sample();
  for (const name of ['1', '2', '3', '4', '5', '6']) await add(name, 'a');
  await add('other', 'b');
  await end('1');
  expect(begun).toEqual(['1', '2', 'other']);
});

test('two addresses with many jobs alternate', async () => {
  const { add, end, begun } = sample();
  for (const name of ['a1', 'a2', 'a3', 'a4']) await add(name, 'a');
  for (const name of ['b1', 'b2', 'b3']) await add(name, 'b');
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test("a visitor's job runs before background jobs, of which one runs at a time and none is rejected", async () => {
  const { add, end, begun, queue, refused } = sample();
  for (const name of ['e1', 'e2', 'e3', 'e4']) await add(name);
  expect(begun).toEqual(['e1']);
  // The second process is free for visitors, and waiting emails take no visitor's place.
  for (let n = 1; n <= 9; n += 1) await add(`v${n}`, `v${n}`);
  expect([begun, refused]).toEqual([['e1', 'v1'], []]);
  await end('e1');
  for (let n = 1; n <= 7; n += 1) await end(`v${n}`);
  expect(begun).toEqual(['e1', ...Array.from({ length: 9 }, (_, n) => `v${n + 1}`)]);
  await end('v8');
  await end('v9');
  expect(begun.slice(10)).toEqual(['e2']);
  await end('e2');
  await end('e3');
  await end('e4');
  expect(begun.slice(10)).toEqual(['e2', 'e3', 'e4']);
  expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
});

test('in a full queue the address with most jobs loses its newest to an address with fewer', async () => {
  const { add, queue, refused } = sample();
  for (let n = 1; n <= 10; n += 1) await add(`a${n}`, 'a');
  expect(queue.isFullFor('a')).toBe(true);
  await add('a11', 'a');
  expect(refused).toEqual(['a11']);
  for (let n = 1; n <= 7; n += 1) {
    expect(queue.isFullFor(`b${n}`)).toBe(false);
    await add(`b${n}`, `b${n}`);
  }
  expect(refused).toEqual(['a11', 'a10', 'a9', 'a8', 'a7', 'a6', 'a5', 'a4']);
  // One job of `a` waits and two run; seven others wait; an eighth replaces the waiting one of `a`.
  await add('b8', 'b8');
  await add('b9', 'b9');
  expect(refused.slice(-2)).toEqual(['a3', 'b9']);
  expect(queue.waiting()).toBe(8);
});

test('large jobs fill the queue before it reaches its number of jobs', async () => {
  const { add, queue, refused } = sample();
  for (let n = 1; n <= 6; n += 1) await add(`${n}`, `a${n}`, 10 * mega);
  expect(queue.waiting()).toBe(4);
  await add('7', 'b', 1);
  expect(refused).toEqual(['7']);
});

test('a failed job frees its place', async () => {
  const queue = createQueue({ processes: 1, background: 1, waiting: 1, waitingBytes: mega });
  await expect(queue.run('a', 1, () => Promise.reject(new Error('crash')))).rejects.toThrow('crash');
  expect(await queue.run('a', 1, async () => 'next')).toBe('next');
  expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
});
