/**
 * npm run bench:faults — how long visitors wait under each fault of the backend, in two parts:
 *
 * - registrations: the response under each fault of Attendee/Add (docs/security.md#r4: p99 at most 10 s, and 100 ms
 *   once the breaker is open). Each kind of fault gets a fresh instance of the pipeline (tests/crash/host.ts, without
 *   real drawing) and a hundred visitors, eight at a time.
 * - reads: /centre?id= on the whole site (bench/reads.ts).
 *
 * npm run bench:faults -- reads   one part
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faults } from '../tests/crash/plans.ts';
import { startBackend } from '../tests/support/backend-process.ts';
import { freePort } from '../tests/support/free-port.ts';
import { visitorNumber } from '../tests/support/people.ts';
import { startNode, stopNode } from '../tests/support/process.ts';
import { percentile } from './percentile.ts';
import { measureReads, type Measured } from './reads.ts';

const visitors = 100;
const atOnce = 8;

async function register(port: number, n: number): Promise<{ ms: number; kind: string }> {
  const began = performance.now();
  const body = JSON.stringify({ fields: visitorNumber(n), key: crypto.randomUUID() });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });
  const { kind } = (await answer.json()) as { kind: string };
  return { ms: performance.now() - began, kind };
}

/** The longest p99 over all faults of Attendee/Add. */
async function measureRegistrations(): Promise<Measured[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-faults-'));
  const backend = await startBackend(folder);
  let worst = 0;
  try {
    const kinds = faults.filter(({ path: call }) => call === 'Attendee/Add');
    for (const [index, fault] of kinds.entries()) {
      await backend.control('faults', 'DELETE');
      await backend.control('faults', 'POST', fault);
      const port = await freePort();
      const env = {
        DATA_DIR: path.join(folder, String(index)),
        BACKEND_URL: backend.apiUrl,
        BACKEND_IDEMPOTENT: '1',
        PORT: String(port),
      };
      const host = await startNode(['tests/crash/host.ts'], env, 'READY');
      const seen: { ms: number; kind: string }[] = [];
      let next = index * visitors;
      const visitor = async () => {
        while (next < (index + 1) * visitors) {
          next += 1;
          seen.push(await register(port, next));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, visitor));
      await stopNode(host.child, 'SIGKILL');
      const times = seen.map(({ ms }) => ms);
      // The breaker allows one call every ten seconds; busy responses come from the open breaker.
      const open = seen.filter(({ kind }) => kind === 'busy').map(({ ms }) => ms);
      const outcomes = Object.entries(Object.groupBy(seen, ({ kind }) => kind)).map(
        ([kind, list]) => `${list?.length ?? 0} ${kind}`,
      );
      worst = Math.max(worst, percentile(times, 0.99));
      const { kind, status = '' } = fault as { kind: string; status?: number };
      process.stdout.write(
        `${`${kind} ${status}`.padEnd(18)} p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms; ` +
          `told to come later: ${open.length ? `p99 ${percentile(open, 0.99).toFixed(0)} ms` : 'never'} (${outcomes.join(', ')})\n`,
      );
    }
  } finally {
    await stopNode(backend.child, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
  return [{ what: 'registrations, the longest p99', value: worst, most: 10_000, unit: 'ms' }];
}

const parts: Readonly<Record<string, () => Promise<Measured[]>>> = {
  registrations: measureRegistrations,
  reads: measureReads,
};
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
let within = true;
for (const name of chosen) {
  const part = parts[name];
  if (!part) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`);
  for (const { what, value, most, unit } of await part()) {
    within &&= value <= most;
    process.stdout.write(`${what}: ${value.toFixed(0)} ${unit && `${unit} `}(at most ${most.toFixed(0)})\n`);
  }
}
process.exitCode = within ? 0 : 1;
