/** @jest-environment node */
import { serveBackend } from '@/tests/support/backend';
import { resetBackend } from '@/tests/support/reset-backend';
import { getCentreDetail } from '@/lib/server/backend/centres';
import { getEventGroups } from '@/lib/server/backend/lists';
import { env } from '@/lib/server/runtime/env';
import { setClock } from '@/lib/shared/util/time';
import { putCopy } from '@/lib/server/backend/read';

const backend = serveBackend();
afterEach(() => {
  setClock();
  jest.restoreAllMocks();
});
const id = '7f7aab56-04fe-576a-8cce-4c0c39a2add1';

const links = (group: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ link: `https://x.com/${group}-${n}`, imgUrl: '' }));
const groups = (count: number, each: number) =>
  Array.from({ length: count }, (_, group) => ({ name: `Event ${group}`, eventLinks: links(group, each) }));

test('all event groups of a response share a limit of two hundred links', async () => {
  backend.answer('Events/GetGlobal', () => Response.json(groups(200, 150)));
  const result = await getEventGroups();
  if (result.kind !== 'ok') throw new Error(result.kind);
  expect(result.value).toHaveLength(200);
  expect(result.value.map((group) => group.links.length)).toEqual([150, 50, ...Array<number>(198).fill(0)]);
});

test('a last good copy in an unknown format is ignored', async () => {
  await putCopy('Events/GetGlobal', JSON.stringify([{ name: 'A', eventLinks: [] }]));
  backend.fault({ kind: 'drop', path: 'Events/GetGlobal' });
  expect(await getEventGroups()).toEqual({ kind: 'unavailable' });
});

test('a copy made with another MEDIA_BASE_URL is ignored', async () => {
  await getCentreDetail(id);
  resetBackend();
  jest.replaceProperty(env(), 'mediaBaseUrl', 'https://media.example.com/');
  backend.fault({ kind: 'drop', path: 'Centres/GetById' });
  expect(await getCentreDetail(id)).toEqual({ kind: 'unavailable' });
});
