/** @jest-environment node */
import { serveBackend } from '@/tests/support/backend';
import { resetBackend } from '@/tests/support/reset-backend';
import { getCentreDetail } from '@/lib/server/backend/centres';
import { getCentreEvents, getEventGroups } from '@/lib/server/backend/lists';
import { env } from '@/lib/server/runtime/env';
import { setClock } from '@/lib/shared/util/time';
import { putCopy } from '@/lib/server/backend/read';
import { parseGroups } from './lists';

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

/** A list of invalid links that counts how many were examined. */
function counted(each: number) {
  const examined = new Set<object>();
  const bad = () => {
    const link = {
      get link() {
        examined.add(link);
        return 'javascript:1';
      },
    };
    return link;
  };
  return { eventLinks: () => Array.from({ length: each }, bad), examined };
}

test('all event groups of a response share a limit of two hundred links', async () => {
  backend.answer('Events/GetGlobal', () => Response.json(groups(200, 150)));
  const result = await getEventGroups();
  if (result.kind !== 'ok') throw new Error(result.kind);
  expect(result.value).toHaveLength(200);
  expect(result.value.map((group) => group.links.length)).toEqual([150, 50, ...Array<number>(198).fill(0)]);
});

test('the newest events of a centre are kept with their links when there are too many', async () => {
  backend.answer('Events/GetByCenterId', () => Response.json(groups(300, 150)));
  const result = await getCentreEvents(id);
  if (result.kind !== 'ok') throw new Error(result.kind);
  expect(result.value.slice(0, 3).map(({ name, links: kept }) => [name, kept.length])).toEqual([
    ['Event 299', 150],
    ['Event 298', 50],
    ['Event 297', 0],
  ]);
  expect(result.value.at(-1)?.name).toBe('Event 100');
});

test('the last good copy of a response over the limit has the same links', async () => {
  setClock(() => Date.parse('2026-11-20T12:00:00+05:00'));
  backend.answer('Events/GetGlobal', () => Response.json(groups(200, 150)));
  const first = await getEventGroups();
  setClock(() => Date.parse('2026-11-20T13:00:00+05:00'));
  backend.answer('Events/GetGlobal', () => Response.error());
  expect(await getEventGroups()).toEqual({ ...first, fresh: false });
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

test('at most two thousand bad links are examined, and none of a group without a name', () => {
  const { eventLinks, examined } = counted(200);
  const unnamed = Array.from({ length: 1900 }, () => ({ name: '---', eventLinks: eventLinks() }));
  parseGroups(unnamed);
  expect(examined.size).toBe(0);
  const named = Array.from({ length: 100 }, (_, n) => ({ name: `Event ${n}`, eventLinks: eventLinks() }));
  parseGroups([...unnamed, ...named]);
  expect(examined.size).toBe(2000);
});

test('an event whose links are not a list is kept without links', () => {
  const malformed = ['x', 7, null, {}, undefined].map((eventLinks) => ({ name: 'Event', eventLinks }));
  const parsed = parseGroups(malformed);
  if (!parsed || parsed === 'not-found') throw new Error('not parsed');
  expect(parsed.value.map((group) => group.links)).toEqual([[], [], [], [], []]);
});
