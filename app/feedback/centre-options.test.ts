import type { CentreOption } from '@/lib/server/backend/centres';
import type { ReadResult } from '@/lib/server/backend/types';
import { centreOptions } from './centre-options';

const read = jest.fn<Promise<ReadResult<CentreOption[]>>, []>();
jest.mock('@/lib/server/backend/centres', () => ({ getCentreOptions: () => read() }));
afterEach(() => read.mockReset());

const at = new Date('2025-10-01T00:00:00Z');
const readLabels = async () => (await centreOptions()).map(({ label }) => label);

test('the centres are those of Centres/GetAll, sorted by name', async () => {
  read.mockResolvedValue({
    kind: 'ok',
    value: [
      { id: '2', name: 'Saddar', city: 'Karachi' },
      { id: '1', name: 'Clifton' },
    ],
    asOf: at,
    fresh: true,
  });
  expect(await centreOptions()).toEqual([
    { value: '1', label: 'Clifton' },
    { value: '2', label: 'Saddar, Karachi' },
  ]);
});

test('without centres from the backend the form lists those of the content', async () => {
  read.mockResolvedValue({ kind: 'unavailable' });
  expect(await readLabels()).toContain('Clifton, Karachi');
  read.mockResolvedValue({ kind: 'ok', value: [], asOf: at, fresh: true });
  expect((await readLabels()).length).toBeGreaterThan(30);
});
