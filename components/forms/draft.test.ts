/** @jest-environment node */
import { clearDraft, readDraft, saveDraft } from './draft';

test('on the server there are no drafts: one visitor’s answers never reach another', () => {
  const stored = new Map<string, string>();
  // Newer Node versions define this global themselves, once for the whole process.
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
      removeItem: (name: string) => stored.delete(name),
    },
  });
  saveDraft('enquiry', { values: { uname: 'Bilal' } });
  expect(stored.size).toBe(0);
  stored.set('draft:enquiry', JSON.stringify({ values: { uname: 'Bilal' } }));
  expect(readDraft('enquiry')).toBeUndefined();
  clearDraft('enquiry');
  expect(stored.size).toBe(1);
});
