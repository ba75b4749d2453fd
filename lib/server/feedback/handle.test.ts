import { useStores } from '../../../tests/support/registration/test-site';
import { initialAnswers } from '../../shared/feedback/fields';
import type { Store } from '../store/sql';
import { logged } from '@/tests/support/logged';
import { setStore } from '@/tests/support/singletons';
import { handleFeedback } from './handle';
import { eraseOneFeedback, exportFeedback, saveFeedback } from './record';

const completeAnswers = {
  ...initialAnswers,
  centresId: '0badd4c9-c422-5f0b-bb99-829e6b8a70fa',
  studentName: 'Planted Name',
  enrollmentNo: 'PLANTED-42',
  faculty: 'Planted Faculty',
  batchCode: '2501A',
  // Neighbouring answers differ, so that swapped answers would fail the test.
  q2: '2',
  q3o2: '2',
  q3o4: '2',
  q5: '2',
  q7: '2',
};

const stores = useStores();
let store: Store;
beforeEach(async () => {
  store = await stores.empty();
  setStore(store);
});
afterEach(async () => {
  setStore();
  await store.close();
});

const exportedRecords = async () =>
  (await exportFeedback(store)).map((line) => JSON.parse(line) as Record<string, unknown>);
const postFeedback = (body: string, type = 'application/json') =>
  handleFeedback(
    new Request('http://localhost/api/feedback', { method: 'POST', body, headers: { 'content-type': type } }),
  );
const postForm = (fields: Record<string, string>) =>
  postFeedback(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');

test('feedback is stored and exported with q3 as a record, and the log has only its id', async () => {
  const response = await postFeedback(JSON.stringify(completeAnswers));
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  expect(await exportedRecords()).toEqual([
    expect.objectContaining({
      id,
      at: expect.stringMatching(/^20.*Z$/),
      studentName: 'Planted Name',
      centre: 'Bahadurabad',
      q1: 1,
      q2: 2,
      q3: { q3o1: 1, q3o2: 2, q3o3: 1, q3o4: 2 },
      q4: 1,
      q5: 2,
      q6: 1,
      q7: 2,
      q8: 1,
    }),
  ]);
  await postForm({ ...completeAnswers, q1: '0' });
  expect(logged()).toContain('feedback.saved');
  expect(logged()).not.toMatch(/planted/i);
  expect([await eraseOneFeedback(store, id), await eraseOneFeedback(store, id)]).toEqual([true, false]);
  expect(await exportedRecords()).toEqual([]);
});

test('the same key is one record, also for concurrent posts and after a restart; no answer is 0', async () => {
  const idempotencyKey = '6f0f1d3a-9a5b-4f6e-8a57-2f1f5b8f7a11';
  const body = JSON.stringify({ ...completeAnswers, q8: '0', idempotencyKey });
  const responses = await Promise.all([postFeedback(body), postFeedback(body)]);
  await store.close();
  store = await stores.reopen();
  setStore(store);
  responses.push(await postFeedback(body));
  responses.push(await postFeedback(JSON.stringify({ ...completeAnswers, idempotencyKey })));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 422]);
  expect(await exportedRecords()).toEqual([expect.objectContaining({ q7: 2, q8: 0 })]);
  await saveFeedback(store, { id: '0', fingerprint: 'later', record: {} }, Date.parse('2090-01-01'));
  expect((await exportedRecords()).map(({ id }) => id)).toEqual([idempotencyKey, '0']);
});
