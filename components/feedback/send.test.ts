import { forgetKey } from '@/components/forms/send/content-key';
import { send } from './send';

const keys: string[] = [];
let answers: (() => Promise<unknown>)[] = [];
const replying = (status: number, body: unknown) => async () => ({ status, json: async () => body });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

function formWith(studentName: string): HTMLFormElement {
  document.body.innerHTML = `<form action="/api/feedback"><input name="studentName" value="${studentName}"></form>`;
  return document.forms[0] as HTMLFormElement;
}

beforeEach(() => {
  keys.length = 0;
  answers = [];
  sessionStorage.clear();
  forgetKey('feedback');
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = jest.fn(async (_address: unknown, init?: RequestInit) => {
    keys.push((JSON.parse(String(init?.body)) as { idempotencyKey: string }).idempotencyKey);
    return (await answers.shift()?.()) as Response;
  });
});

test('on plain http, where there is no crypto.randomUUID, it sends all the same', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  answers = [replying(201, {})];
  expect(await send(formWith('Sara'))).toEqual({ kind: 'saved' });
});

test('an attempt whose answer was lost keeps its key, also after a reload; the next feedback has another', async () => {
  answers = [lost, replying(201, {}), replying(201, {})];
  expect(await send(formWith('Sara'))).toMatchObject({ kind: 'failed' });
  jest.resetModules();
  const reloaded = await import('./send');
  expect(await reloaded.send(formWith('Sara'))).toEqual({ kind: 'saved' });
  await reloaded.send(formWith('Sara'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('a key that belongs to other answers is replaced at once', async () => {
  answers = [replying(422, { error: { code: 'key-reused' } }), replying(201, {})];
  expect(await send(formWith('Sara'))).toEqual({ kind: 'saved' });
  expect(keys[1]).not.toBe(keys[0]);
});
