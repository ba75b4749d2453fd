/**
 * Reads one page ten times a second in its own process, separate from the registering visitors: forked by
 * bench/registration.ts with the URL. Records the duration of each read (ms) between the messages `begin` and `end`.
 */
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const url = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let times: number[] = [];

const read = () =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }, (answer) => {
      answer.resume();
      answer.on('end', resolve);
    }).on('error', reject);
  });

process.on('message', (message) => {
  if (message === 'end') process.send?.(times);
  times = [];
});
for (;;) {
  const started = performance.now();
  await read();
  times.push(performance.now() - started);
  await pause(100);
}
