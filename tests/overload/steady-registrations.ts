/**
 * People who register at a constant rate, each from a different address: forked by registrations-under-load.ts with the
 * site's URL and the number per second. The message `begin` starts them, `end` stops them; the reply is a
 * `Registrations`.
 */
import { Agent } from 'node:http';
import { noise } from '../support/noise.ts';
import { visitorNumber } from '../support/people.ts';
import { send } from '../support/send.ts';
import { registrationForm } from './send.ts';

export type Registrations = {
  /** Number of responses by status, and ms to each. */
  answers: Record<string, number>;
  ms: number[];
  /** Email addresses of visitors who got a 201 or 202. */
  registered: string[];
  /** Refusals other than a 503 with Retry-After. */
  wrong: string[];
};

const [base = '', perSecond = '1'] = process.argv.slice(2);
const photo = await noise(900, 1200, 18).blur(2).jpeg({ quality: 85 }).toBuffer();
const agent = new Agent({ keepAlive: true });
const registrations: Registrations = { answers: {}, ms: [], registered: [], wrong: [] };
const pending = new Set<Promise<void>>();
let people = 0;

async function register(): Promise<void> {
  const person = visitorNumber(500_000 + ++people);
  const path = '/api/registrations/visitor';
  const { status, retryAfter, text, ms } = await send(base, agent, {
    path,
    method: 'POST',
    ...registrationForm(base, person, photo),
  });
  registrations.answers[status] = (registrations.answers[status] ?? 0) + 1;
  registrations.ms.push(ms);
  if (status === 201 || status === 202) registrations.registered.push(person.email);
  else if (status !== 503 || !retryAfter) registrations.wrong.push(`${status} ${text.slice(0, 120)}`);
}

let timer: NodeJS.Timeout | undefined;
process.on('message', (message) => {
  clearInterval(timer);
  if (message === 'begin')
    timer = setInterval(
      () => {
        const one = register().finally(() => pending.delete(one));
        pending.add(one);
      },
      1_000 / Number(perSecond),
    );
  else void Promise.all(pending).then(() => process.send?.(registrations));
});
// The first registration after a start loads code that the others need.
await register();
Object.assign(registrations, { answers: {}, ms: [] });
process.send?.('ready');
