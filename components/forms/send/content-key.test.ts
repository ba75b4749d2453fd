import { readDraft, saveDraft } from '../draft';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Imports the module anew, as after a page load: only storage persists. */
async function loaded() {
  jest.resetModules();
  return import('./content-key');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the same answers have the same key, also after a reload, and the draft stays', async () => {
  saveDraft('demo', { values: { name: 'Ayesha' } });
  const before = await loaded();
  const key = before.keyOfContent('demo', 'A');
  expect(key).toMatch(uuid);
  expect(before.keyOfContent('demo', 'A')).toBe(key);
  const after = await loaded();
  expect(after.keyOfContent('demo', 'A')).toBe(key);
  expect(readDraft('demo')?.values).toEqual({ name: 'Ayesha' });
});

test('other answers, or the same ones once forgotten, have another key', async () => {
  const { keyOfContent, forgetKey } = await loaded();
  const first = keyOfContent('demo', 'A');
  const second = keyOfContent('demo', 'B');
  expect(second).not.toBe(first);
  forgetKey('demo');
  expect(keyOfContent('demo', 'B')).not.toBe(second);
  expect(readDraft('demo')?.sent?.content).toBe('B');
});

test('without storage, and on plain http, this page still repeats an attempt with its key', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const { keyOfContent } = await loaded();
  const key = keyOfContent('demo', 'A');
  expect(key).toMatch(uuid);
  expect(keyOfContent('demo', 'A')).toBe(key);
});
