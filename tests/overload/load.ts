/**
 * The load generator, in a process of low priority: forked by experiment.ts with the site's address and the number of
 * clients. The message `begin` starts it, `end` stops it; the reply is a `Load`.
 */
import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { centrePath, getCentres } from '../../lib/shared/content/centres.ts';
import { isProper } from '../support/answers.ts';
import { noise } from '../support/noise.ts';
import { visitorNumber } from '../support/people.ts';
import { send, type Sent } from '../support/send.ts';
import { runClients } from './forked.ts';
import { registrationForm } from './send.ts';

type Kind = 'upload' | 'picture' | 'report';
export type Load = {
  /** Number of responses by kind and status. */
  answers: Record<Kind, Record<string, number>>;
  /** Not allowed: 5xx other than a 503 with Retry-After, and connections that ended without a response. */
  wrong: string[];
  /** Email addresses of visitors who got a 201 or 202. */
  registered: string[];
  /** Milliseconds from the start of a post to a 503. */
  refusedAfter: number[];
};

setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
const base = process.argv[2] ?? '';
const clients = Number(process.argv[3] ?? 50);
/** Bytes per second of one upload: a good mobile connection. Also bounds this process's CPU use. */
const uploadRate = 2 * 1024 * 1024;

const load: Load = {
  answers: { upload: {}, picture: {}, report: {} },
  wrong: [],
  registered: [],
  refusedAfter: [],
};

/** A photo just under 5 MiB, like one of a 12-megapixel phone. */
async function heavyPhoto(): Promise<Buffer> {
  for (let quality = 92; quality > 5; quality -= 6) {
    const photo = await noise(4000, 3000, 30).blur(1.2).jpeg({ quality }).toBuffer();
    if (photo.byteLength <= 5 * 1024 * 1024)
      return Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 - photo.byteLength)]);
  }
  throw new Error('no photo of 5 MB');
}

function note(kind: Kind, sent: Sent, what: string): void {
  const counts = load.answers[kind];
  counts[sent.status] = (counts[sent.status] ?? 0) + 1;
  if (!isProper(sent.status, sent.retryAfter))
    load.wrong.push(`${what}: ${sent.status} ${sent.text.slice(0, 120)}`);
}

let people = 0;
async function upload(agent: Agent, photo: Buffer): Promise<void> {
  const person = visitorNumber(++people);
  const path = '/api/registrations/visitor';
  const sent = await send(base, agent, {
    path,
    method: 'POST',
    ...registrationForm(base, person, photo),
    rate: uploadRate,
  });
  note('upload', sent, 'upload');
  if (sent.status === 201 || sent.status === 202) load.registered.push(person.email);
  if (sent.status !== 503) return;
  load.refusedAfter.push(sent.ms);
  // Sooner than Retry-After allows.
  await pause(1_000);
}

async function picture(agent: Agent, addresses: readonly string[]): Promise<void> {
  const path = addresses[randomInt(addresses.length)] ?? '/';
  note(
    'picture',
    await send(base, agent, { path, method: 'GET', headers: { Accept: 'image/webp' } }),
    `picture ${path}`,
  );
  await pause(100);
}

async function report(agent: Agent): Promise<void> {
  const violation = {
    'document-uri': `${base}/`,
    'effective-directive': 'img-src',
    'blocked-uri': 'https://x.example',
  };
  const body = Buffer.from(JSON.stringify({ 'csp-report': violation }));
  const headers = {
    Origin: base,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/csp-report',
    'Content-Length': body.byteLength,
  };
  note(
    'report',
    await send(base, agent, { path: '/api/csp-report', method: 'POST', headers, body: [body] }),
    'report',
  );
  await pause(100);
}

/** Every backend picture of the pages, at every width in their HTML. */
async function picturesOfPages(): Promise<string[]> {
  const found = new Set<string>();
  for (const page of [
    '/',
    '/events',
    ...getCentres()
      .slice(0, 3)
      .map(({ id }) => centrePath(id)),
  ]) {
    const html = (await (await fetch(base + page)).text()).replaceAll('&amp;', '&');
    for (const [, list = ''] of html.matchAll(/(?:src|srcset|srcSet)="([^"]+)"/g))
      for (const entry of list.split(', ')) {
        const path = entry.split(' ')[0] ?? '';
        if (path.startsWith('/pictures/')) found.add(path);
      }
  }
  return [...found];
}

const heavy = await heavyPhoto();
const small = await noise(600, 800, 30).blur(2).jpeg({ quality: 80 }).toBuffer();
const addresses = await picturesOfPages();

/** Registers a visitor after the load; retries if the site asks for it. */
async function oneMore(): Promise<void> {
  const agent = new Agent();
  const before = load.registered.length;
  for (let tries = 0; tries < 60 && load.registered.length === before; tries += 1) await upload(agent, small);
}

runClients(
  [
    report,
    ...Array.from({ length: 4 }, () => (agent: Agent) => picture(agent, addresses)),
    ...Array.from({ length: clients }, () => (agent: Agent) => upload(agent, heavy)),
  ],
  async () => {
    await oneMore();
    return load;
  },
  40,
);
