/**
 * Registering visitors in their own process: forked by bench/registration.ts with the site's URL. A message
 * `{ from, count, atOnce }` starts registrations; the reply is `{ ms, status }[]`, one for each.
 */
import { noise } from '../tests/support/samples/noise.ts';
import { visitorNumber } from '../tests/support/samples/sample-answers.ts';

const siteUrl = process.argv[2] ?? '';

/** A portrait as the browser sends it: shrunk to a height of 1200 pixels, with noise for a realistic size in bytes. */
const photo = await noise(900, 1200, 18).blur(2).jpeg({ quality: 85 }).toBuffer();

export type RegistrationResult = { ms: number; status: number };
/** `count` visitors, numbered from `from` + 1; `atOnce` of them register at the same time. */
export type Wave = { from: number; count: number; atOnce: number };

async function register(n: number): Promise<RegistrationResult> {
  const body = new FormData();
  for (const [name, value] of Object.entries(visitorNumber(n))) body.set(name, value);
  body.set('profileImage', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'me.jpg');
  const startMs = performance.now();
  const response = await fetch(`${siteUrl}/api/registrations/visitor`, {
    method: 'POST',
    headers: { Accept: 'application/json', Origin: siteUrl },
    body,
  });
  await response.arrayBuffer();
  return { ms: performance.now() - startMs, status: response.status };
}

process.on('message', ({ from, count, atOnce }: Wave) => {
  const results: RegistrationResult[] = [];
  let startedCount = 0;
  const visitor = async () => {
    while (startedCount < count) {
      startedCount += 1;
      results.push(await register(from + startedCount));
    }
  };
  void Promise.all(Array.from({ length: atOnce }, visitor)).then(() => process.send?.(results));
});
process.send?.('ready');
