import { getCentreDetail } from '@/lib/server/backend/centres';
import { getEventsOfInstitute } from '@/lib/server/backend/lists';
import { putLastGoodCopy } from '@/lib/server/backend/read';
import { env } from '@/lib/server/runtime/env';
import { serveBackend } from '@/tests/support/backend/serve-backend';
import { resetBackend } from '@/tests/support/singletons';

const backend = serveBackend();
const id = '7f7aab56-04fe-576a-8cce-4c0c39a2add1';

test('a last good copy in an unknown format is ignored', async () => {
  await putLastGoodCopy('Events/GetGlobal', JSON.stringify([{ name: 'A', eventLinks: [] }]));
  backend.fault({ kind: 'drop', path: 'Events/GetGlobal' });
  expect(await getEventsOfInstitute()).toEqual({ kind: 'unavailable' });
});

test('a copy made with another MEDIA_BASE_URL is ignored', async () => {
  await getCentreDetail(id);
  resetBackend();
  jest.replaceProperty(env(), 'mediaBaseUrl', 'https://media.example.com/');
  backend.fault({ kind: 'drop', path: 'Centres/GetById' });
  expect(await getCentreDetail(id)).toEqual({ kind: 'unavailable' });
});
