/**
 * Clients that register as fast as they get responses, with photos that are costly to decode: forked by
 * registrations-under-load.ts with the site's URL, the number of connections and of addresses. The reply to `end` is
 * the number of responses by status.
 */
import { Agent } from 'node:http';
import sharp from 'sharp';
import { visitorNumber } from '../support/people.ts';
import { registrationForm, send } from './send.ts';

const [base = '', connections = '12', addresses = '1'] = process.argv.slice(2);
const plain = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 120, b: 60, alpha: 0.5 } } });
/** From the attack photo, which is rejected, to the costliest accepted ones. */
const photos = await Promise.all([
  plain(5_000, 5_000, 3).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  plain(5_000, 5_000, 4).png().toBuffer(),
  plain(4_000, 4_000, 3).png({ progressive: true }).toBuffer(),
  plain(8_600, 5_800, 3).jpeg({ progressive: true }).toBuffer(),
]);
const answers: Record<string, number> = {};
let people = 0;
let running = false;

async function client(n: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (running) {
    const photo = photos[people % photos.length] ?? Buffer.alloc(0);
    const { status } = await send(base, agent, {
      path: '/api/registrations/visitor',
      method: 'POST',
      ...registrationForm(base, visitorNumber(900_000 + ++people), photo),
      from: `203.0.113.${n % Number(addresses)}`,
    });
    answers[status] = (answers[status] ?? 0) + 1;
  }
  agent.destroy();
}

let all: Promise<unknown> = Promise.resolve();
process.on('message', (message) => {
  running = message === 'begin';
  if (running) all = Promise.all(Array.from({ length: Number(connections) }, (_, n) => client(n)));
  else void all.then(() => process.send?.(answers));
});
process.send?.('ready');
