/**
 * Clients that register as fast as they get responses, with photos that are costly to decode: forked by
 * registrations-under-load.ts with the site's URL, the number of connections and of addresses. The reply to `end` is
 * the number of responses by status.
 */
import type { Agent } from 'node:http';
import sharp from 'sharp';
import { visitorNumber } from '../support/people.ts';
import { send } from '../support/send.ts';
import { runClients } from './forked.ts';
import { registrationForm } from './send.ts';

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

const registerFrom = (from: string) => async (agent: Agent) => {
  const photo = photos[people % photos.length] ?? Buffer.alloc(0);
  const { status } = await send(base, agent, {
    path: '/api/registrations/visitor',
    method: 'POST',
    ...registrationForm(base, visitorNumber(900_000 + ++people), photo),
    from,
  });
  answers[status] = (answers[status] ?? 0) + 1;
};
const clients = Array.from({ length: Number(connections) }, (_, n) =>
  registerFrom(`203.0.113.${n % Number(addresses)}`),
);
runClients(clients, () => answers);
