import { clearDraft, readDraft, saveDraft } from './draft';

test('the server stores no drafts, so that answers never reach another visitor', () => {
  const stored = new Map<string, string>();
  // Newer Node versions define this global, shared by the process.
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
