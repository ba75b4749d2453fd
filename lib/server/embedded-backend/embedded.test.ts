/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCentres } from '@/lib/shared/content/centres';
import { env } from '@/lib/server/runtime/env';
import { setClock } from '@/lib/shared/util/time';
import { visitorNumber } from '@/tests/support/people';
import { createCore, type Core } from './core';
import { mediaResponse, serveEmbeddedBackend, startEmbeddedBackend, type EmbeddedBackend } from './server';
import { batchesOf, globalEvents, lists, sparseCentre } from './seed';

const id = '7f7aab56-04fe-576a-8cce-4c0c39a2add1';
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

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
    ['an unknown path', 'Nothing/Here', 'GET', 404],
    ['another letter case', 'city/getall', 'GET', 404],
    ['the correct spelling of the misspelt path', 'Centres/GetByCityId?Id=1', 'GET', 404],
    ['a write on a read', 'City/GetAll', 'POST', 405],
    ['a read on a write', 'Attendee/Add', 'GET', 405],
    ['a missing id', 'SOM/GetByCenterId', 'GET', 400],
    ['an unknown parameter', `SOM/GetByCenterId?Id=${id}&x=1`, 'GET', 400],
    ['a lower-case parameter', `SOM/GetByCenterId?id=${id}`, 'GET', 400],
    ['a month that is none', `Placement/GetMonthWise?Id=${id}&date=2026-13`, 'GET', 400],
    ['an unknown centre', 'Centres/GetById?Id=00000000-0000-0000-0000-000000000000', 'GET', 404],
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

  test('move with the calendar: classes weekly, the rest monthly', () => {
    const centre = getCentres()[0]!;
    at('2026-06-19');
    const friday = batchesOf(centre);
    const latest = () => lists['SOM/GetByCenterId']!(centre.id, '').at(-1)?.month;
    expect(latest()).toBe('2026-05');
    at('2026-06-15');
    expect(batchesOf(centre)).toEqual(friday);
    at('2026-06-26');
    expect(batchesOf(centre).map(({ date }) => date)).toEqual(
      friday.map(({ date }) =>
        new Date(Date.parse(String(date)) + 7 * 86_400_000).toISOString().slice(0, 10),
      ),
    );
    at('2026-07-01');
    expect(latest()).toBe('2026-06');
  });

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
  const gif = { bytes: new Uint8Array([0x47, 0x49, 0x46]), type: 'image/gif' };
  const vip = Object.entries(capitalise({ ...person, attendeeType: 'VIP' }));
  const one: Parts = [['profileImage', photo]];

  test.each<[string, Parts, string]>([
    ['no photo', visitor(), 'profileImage'],
    ['two photos', [...visitor(), ...one, ...one], 'profileImage'],
    ['a text as photo', [...visitor(), ['profileImage', 'me.jpg']], 'profileImage'],
    ['a GIF', [...visitor(), ['profileImage', gif]], 'profileImage'],
    ['a PNG declared as JPEG', [...visitor(), ['profileImage', { ...photo, bytes: png }]], 'profileImage'],
    ['an unknown field', [...visitor({ idempotencyKey: 'x' }), ...one], 'idempotencyKey'],
    ['a field twice', [...visitor(), ['email', 'b@example.com'], ...one], 'email'],
    ['an empty value', [...visitor({ university: '' }), ...one], 'university'],
    ['a line break', [...visitor({ email: 'a@b.co\r\nBcc: c@d.co' }), ...one], 'email'],
    ['no organization', [...visitor({ organization: undefined }), ...one], 'organization'],
    ['VIP in small letters', [...visitor({ attendeeType: 'VIP' }), ...one], 'attendeeType'],
    ['a student without type', [...visitor({ userType: 'Student' }), ...one], 'studentType'],
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
    ['JSON', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, 415],
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

describe('Attendee/SendEmail', () => {
  const mail = (changes: Record<string, Part> = {}) =>
    form(
      Object.entries({
        Email: 'ali@example.com',
        Subject: 'Ihr Paß – Aptech',
        Body: '<p>Hello Ali</p>',
        Pass: photo,
        ...changes,
      }),
    );

  test('writes one complete message with its attachments', async () => {
    const init = {
      ...mail({ Pass1: { bytes: png, type: 'image/png' } }),
      headers: { 'Idempotency-Key': 'm1' },
    };
    expect((await call('Attendee/SendEmail', init)).status).toBe(200);
    const outbox = path.join(folder, 'outbox');
    const [file = '', ...others] = readdirSync(outbox);
    expect(others).toEqual([]);
    const text = readFileSync(path.join(outbox, file), 'utf8');
    expect(text).toMatch(/^To: <ali@example.com>\r$/m);
    expect(text).toMatch(/^Subject: =\?utf-8\?B\?/m);
    expect(text).toContain(Buffer.from('<p>Hello Ali</p>').toString('base64'));
    expect(text).toContain(Buffer.from(jpeg).toString('base64'));
    expect(text).toContain(Buffer.from(png).toString('base64'));
    expect(text.match(/Content-Disposition: attachment/g)).toHaveLength(2);
  });

  test.each<[string, Record<string, Part>, string]>([
    ['a subject with a line break', { Subject: 'A\r\nBcc: x@y.co' }, 'Subject'],
    ['two addresses', { Email: 'a@b.co,c@d.co' }, 'Email'],
    ['an empty body', { Body: ' ' }, 'Body'],
    ['a pass that is no picture', { Pass: { bytes: new Uint8Array([1, 2]), type: 'image/png' } }, 'Pass'],
    ['an unknown part', { Pass2: photo }, 'Pass2'],
  ])('rejects %s', async (_what, changes, field) => {
    const answer = await call('Attendee/SendEmail', mail(changes));
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { errors: object }).errors).toHaveProperty([field]);
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
    ['uphne', { uphne: -1 }],
    ['uphne', { uphne: 1e21 }],
    ['uname', { uname: '' }],
    ['uemail', { uemail: 'nobody' }],
    ['course', { course: 'HACK' }],
    ['course', { course: 0 }],
    ['cityId', { cityId: 0 }],
    ['cityId', { cityId: 99 }],
    ['centresId', { centresId: '0' }],
    ['others', { others: 'x'.repeat(51) }],
    ['currentCity', { currentCity: 'Karachi' }],
    ['extra', { extra: 1 }],
  ])('rejects an invalid %s', async (field, change) => {
    const answer = await post({ ...wire, ...change });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { errors: object }).errors).toHaveProperty([field]);
  });

  test.each([null, [], 'text', 7])('rejects %j as a body', async (body) => {
    expect((await post(body)).status).toBe(400);
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

  test('a damaged database aborts the start with one line and is not changed', () => {
    const file = path.join(ownFolder, 'embedded-backend.db');
    writeFileSync(file, 'not a database, whatever its name says'.repeat(100));
    expect(() => createCore(ownFolder)).toThrow(/embedded-backend\.db cannot be used .* not changed/);
    expect(readFileSync(file, 'utf8')).toMatch(/^not a database/);
  });

  test('listens on 127.0.0.1 only', async () => {
    const port = Number(new URL(await serve()).port);
    const reached = (host: string) =>
      new Promise<boolean>((resolve) => {
        const socket = connect({ host, port });
        socket.once('error', () => resolve(false));
        socket.once('connect', () => {
          socket.destroy();
          resolve(true);
        });
      });
    // A server on all interfaces would respond on other loopback addresses too.
    expect([await reached('127.0.0.1'), await reached('127.0.0.2'), await reached('::1')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('in the site it has no test switches either', async () => {
    env().dataDir = ownFolder;
    running = await startEmbeddedBackend();
    expect(await statusOf(running.apiUrl.replace(/api$/, '__control/faults'))).toBe(404);
  });

  test('does not start if a real backend is set', async () => {
    env().backendUrl = 'https://backend.example.com/api';
    await expect(startEmbeddedBackend()).rejects.toThrow(/BACKEND_URL is set/);
  });
});
