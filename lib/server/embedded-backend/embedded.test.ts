/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCentres } from '@/lib/shared/content/centres';
import { env } from '@/lib/server/runtime/env';
import { setClock } from '@/lib/shared/util/time';
import { visitorNumber } from '@/tests/support/people';
import { createCore, type Core } from './core';
import { mediaResponse, serveEmbeddedBackend, startEmbeddedBackend, type EmbeddedBackend } from './server';
import { globalEvents, lists, sparseCentre } from './seed';

const id = '7f7aab56-04fe-576a-8cce-4c0c39a2add1';
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

let folder: string;
let core: Core;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'embedded-test-'));
  core = createCore(folder);
});
afterAll(() => {
  core.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => setClock());

const call = (name: string, init: RequestInit = {}) =>
  core.handle(new Request(`http://127.0.0.1/api/${name}`, init));

type Part = string | { bytes: Uint8Array; type: string };
type Parts = readonly (readonly [string, Part])[];
function form(parts: Parts): RequestInit {
  const body = new FormData();
  for (const [name, part] of parts)
    if (typeof part === 'string') body.append(name, part);
    else body.append(name, new Blob([new Uint8Array(part.bytes)], { type: part.type }), 'file');
  return { method: 'POST', body };
}
const photo = { bytes: jpeg, type: 'image/jpeg' };
const person = { ...visitorNumber(1), phone: '0300-1234567' };
const capitalise = (parts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name[0]?.toUpperCase() + name.slice(1), value]),
  );
const visitor = (changes: Record<string, string | undefined> = {}) =>
  Object.entries({ ...person, attendeeType: 'VISITOR', ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );

describe('reading', () => {
  test.each([
    ['the correct spelling of the misspelt path', 'Centres/GetByCityId?Id=1', 'GET', 404],
    ['a write on a read', 'City/GetAll', 'POST', 405],
    ['a missing id', 'SOM/GetByCenterId', 'GET', 400],
    ['an unknown parameter', `SOM/GetByCenterId?Id=${id}&x=1`, 'GET', 400],
  ])('rejects %s', async (_what, name, method, status) => {
    expect((await call(name, { method })).status).toBe(status);
  });

  test('uses the wire names of the specification', async () => {
    const centre = (await (await call(`Centres/GetById?Id=${id}`)).json()) as object;
    const names = 'id centreName city image centreVideo maapLink phne phne2 phne3 fbLink ytLink inLink';
    expect(Object.keys(centre)).toEqual(names.split(' '));
    const [city] = (await (await call('City/GetAll')).json()) as { name: string }[];
    expect(city).toEqual({ id: 1, name: 'Karachi' });
  });
});

describe('the sample rows', () => {
  const at = (day: string) => setClock(() => Date.parse(`${day}T12:00:00+05:00`));
  const rowsOf = (centre: string) =>
    Object.entries(lists).map(([name, rows]) => [name, rows(centre, '2026-10')] as const);

  test.each(getCentres().map(({ slug, id: centre }) => [slug, centre] as const))(
    '%s has distinct rows in every list and classes in all states, unless it is the sparse centre',
    (slug, centre) => {
      at('2026-11-20');
      const isSparse = slug === sparseCentre;
      for (const [name, rows] of rowsOf(centre)) {
        expect([name, rows.length > 0]).toEqual([name, !isSparse]);
        expect(new Set(rows.map(({ id: row }) => row)).size).toBe(rows.length);
      }
      const states = lists['UpcomingBatch/GetByCenterId']!(centre, '').map(({ status }) => status);
      expect(new Set(states).size).toBe(isSparse ? 0 : 3);
    },
  );

  test('refer to existing pictures, and include the missing values of real data', async () => {
    at('2026-11-20');
    const all = getCentres().flatMap(({ id: centre }) => rowsOf(centre));
    const text = JSON.stringify([all, globalEvents()]);
    const named = text.match(/\b(?:people|projects|events|centres)\/[\w-]+\.webp/g) ?? [];
    expect(named.length).toBeGreaterThan(100);
    const missing = await Promise.all(
      [...new Set(named)].map(async (name) => ((await mediaResponse(name)).ok ? [] : [name])),
    );
    expect(missing.flat()).toEqual([]);
    for (const nothing of ['"image":null', '"image":"string"', '"---"']) expect(text).toContain(nothing);
  });
});

describe('Attendee/Add', () => {
  const vip = Object.entries(capitalise({ ...person, attendeeType: 'VIP' }));
  const one: Parts = [['profileImage', photo]];

  test.each<[string, Parts, string]>([
    ['no photo', visitor(), 'profileImage'],
    ['an unknown field', [...visitor({ idempotencyKey: 'x' }), ...one], 'idempotencyKey'],
    ['an empty value', [...visitor({ university: '' }), ...one], 'university'],
    ['VIP in small letters', [...visitor({ attendeeType: 'VIP' }), ...one], 'attendeeType'],
    [
      'a conference without city',
      [...visitor({ attendeeType: 'CONFERENCE', university: 'S' }), ...one],
      'studentId',
    ],
    ['small letters among capitals', [...vip, ['centreName', 'A'], ['ProfileImage', photo]], 'centreName'],
  ])('rejects %s', async (_what, parts, field) => {
    const answer = await call('Attendee/Add', form(parts));
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: object };
    expect(errors).toHaveProperty([field]);
  });

  test('accepts the three forms in their own spelling; only the VIP response has no id', async () => {
    const add = async (parts: Parts) => (await call('Attendee/Add', form(parts))).json();
    const conference = visitor({ attendeeType: 'CONFERENCE', university: 'Session 1', studentId: 'Karachi' });
    expect(await add([...visitor(), ...one])).toEqual({ id: expect.any(String), attendeeType: 'VISITOR' });
    expect(await add([...conference, ...one])).toMatchObject({ attendeeType: 'CONFERENCE' });
    expect(await add([...vip, ['ProfileImage', photo]])).toEqual({ status: 'UNDER REVIEW' });
  });

  test('requests with one key make one attendee; another key or none makes another one', async () => {
    const keyed = (key?: string) => ({
      ...form([...visitor(), ...one]),
      ...(key && { headers: { 'Idempotency-Key': key } }),
    });
    const ids = [];
    for (const key of ['k1', 'k1', 'k2', undefined, undefined]) {
      const answer = await call('Attendee/Add', keyed(key));
      ids.push(((await answer.json()) as { id: string }).id);
    }
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(4);
  });

  test.each([
    [
      'a broken multipart body',
      { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=a' } },
      400,
    ],
    ['no body', { method: 'POST' }, 415],
  ])('rejects %s', async (_what, init, status) => {
    expect((await call('Attendee/Add', init)).status).toBe(status);
  });
});

describe('Inquiries/Add', () => {
  const wire = {
    uphne: 3001234567,
    uname: 'Ali',
    uemail: 'ali@example.com',
    course: 'HDSE',
    cityId: 1,
    centresId: id,
    others: '',
    currentCity: '---',
  };
  const post = (body: unknown) =>
    call('Inquiries/Add', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  test('stores it and returns what was created', async () => {
    expect(await (await post(wire)).json()).toEqual({ id: expect.any(String), ...wire });
  });

  test.each<[string, object]>([
    ['uphne', { uphne: '3001234567' }],
    ['course', { course: 'HACK' }],
    ['cityId', { cityId: 99 }],
    ['centresId', { centresId: '0' }],
    ['currentCity', { currentCity: 'Karachi' }],
    ['extra', { extra: 1 }],
  ])('rejects an invalid %s', async (field, change) => {
    const answer = await post({ ...wire, ...change });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { errors: object }).errors).toHaveProperty([field]);
  });
});

describe('over HTTP', () => {
  let ownFolder: string;
  let running: EmbeddedBackend | undefined;
  beforeEach(() => {
    ownFolder = mkdtempSync(path.join(tmpdir(), 'embedded-http-'));
  });
  afterEach(async () => {
    await running?.close();
    running = undefined;
    rmSync(ownFolder, { recursive: true, force: true });
  });
  const serve = async () => {
    running = await serveEmbeddedBackend({ folder: ownFolder });
    return running.apiUrl;
  };
  const statusOf = async (url: string) => (await fetch(url)).status;

  test('it has no test switches, and requests to other host names are rejected', async () => {
    const apiUrl = await serve();
    expect(await statusOf(apiUrl.replace(/api$/, '__control/records'))).toBe(404);
    expect(await statusOf(`${apiUrl.replace('127.0.0.1', 'localhost')}/City/GetAll`)).toBe(421);
    expect(await statusOf(`${apiUrl}/City/GetAll`)).toBe(200);
  });

  test('does not start if a real backend is set', async () => {
    env().backendUrl = 'https://backend.example.com/api';
    await expect(startEmbeddedBackend()).rejects.toThrow(/BACKEND_URL is set/);
  });
});
