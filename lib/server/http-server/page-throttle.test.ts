/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseSettings, withoutSettings } from '../runtime/env';
import { createPageThrottle } from './page-throttle';
import { createSiteServer, listen } from './server';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function sample() {
  const { track: watch, acquire: turn } = createPageThrottle();
  let begun = 0;
  return {
    begun: () => begun,
    /** A registration; its functions signal that its body has arrived and that it has been answered. */
    register(url = '/api/registrations/visitor', method = 'POST') {
      const request = Object.assign(new EventEmitter(), { url, method });
      const response = new EventEmitter();
      watch(request as unknown as IncomingMessage, response as unknown as ServerResponse);
      return { arrive: () => request.emit('end'), answer: () => response.emit('close') };
    },
    async pages(count: number) {
      for (let n = 0; n < count; n += 1) void Promise.resolve(turn()).then(() => (begun += 1));
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

test('without registrations pages render at once, even during reads and enquiries', async () => {
  const { begun, pages, register } = sample();
  register('/api/registrations/status/token', 'GET');
  register('/api/inquiries');
  await pages(200);
  expect(begun()).toBe(200);
});

test('while registrations run pages render one at a time; when they end, all waiting ones render', async () => {
  const { begun, pages, register } = sample();
  const one = register();
  await pages(200);
  await jest.advanceTimersByTimeAsync(9);
  expect(begun()).toBeGreaterThan(1);
  expect(begun()).toBeLessThanOrEqual(11);
  one.answer();
  await jest.advanceTimersByTimeAsync(1);
  expect(begun()).toBe(200);
});

test('each running registration slows pages, down to 200 a second; arriving uploads count once', async () => {
  const { begun, pages, register } = sample();
  const people = Array.from({ length: 40 }, () => register());
  await pages(2_000);
  await jest.advanceTimersByTimeAsync(100);
  expect(begun()).toBeGreaterThan(90);
  for (const person of people) person.arrive();
  const before = begun();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(begun() - before).toBeGreaterThanOrEqual(196);
  expect(begun() - before).toBeLessThanOrEqual(204);
  for (const person of people) person.answer();
  await jest.advanceTimersByTimeAsync(10);
  expect(begun()).toBe(2_000);
});

/** Number of event-loop ticks in which the server starts twenty pages that arrive in one. */
async function turnsOfTwentyPages(isRegistering: boolean): Promise<number> {
  const parsed = parseSettings(withoutSettings);
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join());
  let [turn, isHeld] = [0, false];
  const begunIn: number[] = [];
  const server = createSiteServer(async ({ method }, response) => {
    if (method === 'POST') return void (isHeld = true);
    begunIn.push(turn);
    response.end();
  }, parsed.settings);
  await listen(server, { port: 0, host: '127.0.0.1' });
  const send = (text: string) => connect((server.address() as AddressInfo).port, '127.0.0.1').write(text);
  const rest = 'HTTP/1.1\r\nHost: localhost\r\n';
  if (isRegistering) send(`POST /api/registrations/visitor ${rest}Content-Length: 9\r\n\r\n`);
  while (isHeld !== isRegistering) await nextTurn();
  send(`GET /about ${rest}\r\n`.repeat(20));
  for (; begunIn.length < 20; turn += 1) await nextTurn();
  server.closeAllConnections();
  server.close();
  return new Set(begunIn).size;
}

test('the server starts each page in a separate event-loop tick only while registrations run', async () => {
  jest.useRealTimers();
  expect(await turnsOfTwentyPages(true)).toBe(20);
  expect(await turnsOfTwentyPages(false)).toBeLessThan(20);
});
