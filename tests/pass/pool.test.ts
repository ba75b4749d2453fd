import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { drawPass, poolLimits } from '@/lib/server/drawing/pool';
import { metrics } from '@/lib/server/runtime/metrics';
import { loggedEvents } from '@/tests/support/logged';
import { closePool } from '@/tests/support/singletons';
import { attendeeId, people, personOf, portrait } from './golden-people';

// The job timeout only ends a hanging job, and a short queue needs fewer drawings. `idleRss` is infinite, so that no
// process is replaced for its memory, except in the test of that.
Object.assign(poolLimits, { jobMs: 120_000, waiting: 2, idleRss: Infinity });
const limitsBefore = { ...poolLimits };
afterEach(() => void Object.assign(poolLimits, limitsBefore));
afterAll(closePool);

const person = personOf(people.latin!, 'conference');
const draw = () => drawPass(person, portrait, attendeeId);

/** Process ids of this test's drawing processes, from /proc: the second field after the name is the parent. */
function readChildPids(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const isChild = Number(parent) === process.pid;
      return isChild && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('tinypool')
        ? [Number(name)]
        : [];
    } catch {
      // The name is no process, or the process ended between the two reads.
      return [];
    }
  });
}

test('a process killed during a job loses no pass', async () => {
  await draw();
  const jobs = Array.from({ length: poolLimits.processes + poolLimits.waiting }, draw);
  const killedPids = readChildPids();
  for (const pid of killedPids) process.kill(pid, 'SIGKILL');
  const outcomes = await Promise.all(jobs);
  expect(killedPids.length).toBeGreaterThan(0);
  expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'ok'));
});

test('a pass that cannot be drawn is logged with the specified text', async () => {
  const drawOutcome = await drawPass(person, new TextEncoder().encode('no picture'), attendeeId);
  expect(drawOutcome).toEqual({ kind: 'failed' });
  const failedLines = loggedEvents().filter(({ event }) => event === 'drawing.job');
  expect(failedLines.length).toBeGreaterThan(0);
  for (const line of failedLines) expect(line).toMatchObject({ text: 'Failed to get canvas context' });
});

test('drawing processes get no settings of the site', async () => {
  process.env.PLANTED_SECRET = 'do not pass on';
  await draw();
  const environments = readChildPids().map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8'));
  expect(environments.length).toBeGreaterThan(0);
  for (const environment of environments) expect(environment).not.toMatch(/PLANTED_SECRET|DATABASE|PATH=/);
});

test('drawing processes cannot open connections', async () => {
  await draw();
  const [pid] = readChildPids();
  const [node = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  const permissionOptions = args.slice(
    0,
    args.findIndex((arg) => arg.includes('tinypool')),
  );
  expect(permissionOptions).toContain('--permission');
  const script = `require('net').connect(9, '127.0.0.1').on('error', ({ code }) => console.log(code))`;
  const evalResult = spawnSync(node, [...permissionOptions, '--eval', script], {
    env: { NODE_ENV: 'test' },
    encoding: 'utf8',
  });
  expect(evalResult.stdout.trim()).toBe('ERR_ACCESS_DENIED');
});

test('jobs beyond the queue are rejected at once, and the others are drawn', async () => {
  const jobs = Array.from({ length: poolLimits.processes + poolLimits.waiting + 5 }, draw);
  const outcomeKinds = (await Promise.all(jobs)).map(({ kind }) => kind);
  expect(outcomeKinds.filter((kind) => kind === 'busy')).toHaveLength(5);
  const { values } = await metrics().drawn.get();
  expect(values).toContainEqual({ labels: { job: 'draw', outcome: 'busy' }, value: 5 });
  expect(outcomeKinds.filter((kind) => kind === 'ok')).toHaveLength(jobs.length - 5);
});

test('a full pool is visible in every bundle of the site', async () => {
  let otherBundle: { drawPass: typeof drawPass; poolLimits: object } | undefined;
  jest.isolateModules(() => (otherBundle = jest.requireActual('@/lib/server/drawing/pool')));
  Object.assign(otherBundle!.poolLimits, limitsBefore);
  expect(otherBundle?.drawPass).not.toBe(drawPass);
  const jobs = Array.from({ length: poolLimits.processes + poolLimits.waiting }, draw);
  expect(await otherBundle?.drawPass(person, portrait, attendeeId)).toEqual({ kind: 'busy' });
  await Promise.all(jobs);
});

test.each([
  ['at once when it holds too much memory', { rssPerProcess: 1, idleRss: Infinity }],
  ['when nothing was drawn for a while after a large photo', { idleRss: 1, idleMs: 1 }],
])('a process is replaced %s', async (_, changedLimits) => {
  await draw();
  const pidsBefore = readChildPids();
  Object.assign(poolLimits, changedLimits);
  await draw();
  while (readChildPids().some((pid) => pidsBefore.includes(pid))) await pause(50);
});
