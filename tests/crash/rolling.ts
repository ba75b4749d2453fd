/**
 * npm run test:rolling — a deploy under load: two instances on one PostgreSQL behind nginx with the configuration of
 * deploy/, restarted in turn, twenty times (`-- 5`: five), while visitors read twenty pages a second and one registers
 * every second. Exits with code 1 after a failure. Needs nginx, PostgreSQL and a build (`npm run build`).
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { centrePath, getCentres } from '../../lib/shared/content/centres.ts';
import { startBackend } from '../support/backend/backend-process.ts';
import { freePort } from '../support/programs/free-port.ts';
import { startNginx } from '../support/programs/start-nginx.ts';
import { startNode, stopNode } from '../support/programs/start-node.ts';
import { startPostgres } from '../support/programs/start-postgres.ts';
import { registrationForm, visitorNumber } from '../support/samples/sample-answers.ts';

const restartCount = Number(process.argv[2] ?? 20);
const root = path.join(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'rolling-'));
const portrait = readFileSync(path.join(root, 'tests/pass/portrait.jpg'));
const print = (text: string) => void process.stdout.write(`${text}\n`);

const postgres = await startPostgres();
const backend = await startBackend(folder);

const ports: readonly number[] = [await freePort(), await freePort()];
const startInstance = (port: number) =>
  startNode(
    ['scripts/start.ts'],
    {
      PORT: String(port),
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: path.join(folder, String(port)),
      DATABASE_URL: postgres.url,
      BACKEND_URL: backend.apiUrl,
      BACKEND_IDEMPOTENT: '1',
    },
    'Stop with',
  );
const instances: ChildProcess[] = [];
for (const port of ports) instances.push((await startInstance(port)).child);

const nginx = await startNginx([ports[0] ?? 0, ports[1] ?? 0]);
const origin = nginx.origin;

const failures: string[] = [];
const counts = { pages: 0, registered: 0 };
let isDone = false;

/** Requests pages with varying router state, so that no cache responds and each request reaches an instance. */
async function readPage(address: string, n: number): Promise<void> {
  const headers = { 'Next-Router-State-Tree': String(n) };
  try {
    const response = await fetch(origin + address, { headers, signal: AbortSignal.timeout(20_000) });
    const text = await response.text();
    if (response.status !== 200 || !text.includes('</html>')) failures.push(`${address}: ${response.status}`);
    else if (response.headers.get('x-cache') !== 'BYPASS')
      failures.push(`${address}: not asked of an instance`);
    counts.pages += 1;
  } catch (error) {
    failures.push(`${address}: ${error instanceof Error ? error.message : 'failed'}`);
  }
}

async function register(n: number): Promise<void> {
  const fields = { ...visitorNumber(n), idempotencyKey: crypto.randomUUID() };
  const headers = { Accept: 'application/json', Origin: 'http://localhost:3000' };
  try {
    const response = await fetch(`${origin}/api/registrations/visitor`, {
      method: 'POST',
      headers,
      body: registrationForm(fields, portrait),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (response.status === 201 || response.status === 202) counts.registered += 1;
    // The error code distinguishes the site's rejection from nginx's, which means that no instance was available.
    else failures.push(`registration: ${response.status} ${/"code":"([\w-]+)"/.exec(text)?.[1]}`);
  } catch (error) {
    failures.push(`registration: ${error instanceof Error ? error.message : 'failed'}`);
  }
}

const addresses = [
  '/',
  '/about',
  '/courses',
  '/events',
  ...getCentres()
    .slice(0, 4)
    .map(({ id }) => centrePath(id)),
];
const requests: Promise<void>[] = [];
const visitTask = (async () => {
  for (let n = 0; !isDone; n += 1) {
    requests.push(readPage(addresses[n % addresses.length] ?? '/', n));
    if (n % 20 === 0) requests.push(register(n));
    await pause(50);
  }
})();

try {
  for (let n = 0; n < restartCount; n += 1) {
    const index = n % 2;
    const [oldProcess, port] = [instances[index], ports[index]];
    if (!oldProcess || port === undefined) throw new Error('no instance');
    await stopNode(oldProcess);
    instances[index] = (await startInstance(port)).child;
    print(
      `restart ${n + 1} of ${restartCount}: ${counts.pages} pages, ${counts.registered} registered, ${failures.length} failed`,
    );
  }
  isDone = true;
  await visitTask;
  await Promise.all(requests);
  type Records = { attendees: { fields: { email: string } }[]; emails: { key: string }[] };
  let records: Records = { attendees: [], emails: [] };
  for (let pollCount = 0; pollCount < 600 && records.emails.length < counts.registered; pollCount += 1) {
    await pause(100);
    records = (await backend.control('records')) as Records;
  }
  const attendeeEmails = records.attendees.map(({ fields }) => fields.email);
  const doubledCount = attendeeEmails.length - new Set(attendeeEmails).size;
  const mailKeys = records.emails.map(({ key }) => key);
  const mailedTwice = mailKeys.length - new Set(mailKeys).size;
  for (const failure of failures.slice(0, 20)) print(failure);
  if (failures.length > 0) print(nginx.errors().replace(/.*connect\(\) failed.*\n/g, ''));
  print(
    `${restartCount} restarts, ${counts.pages} pages, ${counts.registered} registered: ${failures.length} failed, ` +
      `${counts.registered - new Set(attendeeEmails).size} lost, ${doubledCount} doubled, ` +
      `${counts.registered - new Set(mailKeys).size} emails missing, ${mailedTwice} sent twice`,
  );
  if (failures.length + doubledCount + mailedTwice > 0 || mailKeys.length !== counts.registered)
    process.exitCode = 1;
} finally {
  isDone = true;
  await nginx.stop();
  await Promise.all([...instances, backend.child].map((child) => stopNode(child)));
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
