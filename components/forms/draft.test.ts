/** @jest-environment node */
import { clearDraft, readDraft, saveDraft } from './draft';

test('on the server there are no drafts: one visitor’s answers never reach another', () => {
  const kept = new Map<string, string>();
  // Newer Node versions define this global themselves, once for the whole process.
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
  });
  saveDraft('enquiry', { values: { uname: 'Bilal' } });
  expect(kept.size).toBe(0);
  kept.set('draft:enquiry', JSON.stringify({ values: { uname: 'Bilal' } }));
  expect(readDraft('enquiry')).toBeUndefined();
  clearDraft('enquiry');
  expect(kept.size).toBe(1);
});
