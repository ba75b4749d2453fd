/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setClock } from '@/lib/shared/util/time';
import { enquiryWire, visitorNumber } from '@/tests/support/samples/sample-answers';
import { createBackendCore, type BackendCore } from './backend-core';
import { serveEmbeddedBackend } from './embedded-server';

const id = '7f7aab56-04fe-576a-8cce-4c0c39a2add1';
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

let folder: string;
let core: BackendCore;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'embedded-test-'));
  core = createBackendCore(folder);
});
afterAll(() => {
  core.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => setClock());

const callBackend = (name: string, init: RequestInit = {}) =>
  core.handle(new Request(`http://127.0.0.1/api/${name}`, init));

type Part = string | { bytes: Uint8Array; type: string };
type Parts = readonly (readonly [string, Part])[];
function formInit(parts: Parts): RequestInit {
  const formData = new FormData();
  for (const [name, part] of parts)
    if (typeof part === 'string') formData.append(name, part);
    else formData.append(name, new Blob([new Uint8Array(part.bytes)], { type: part.type }), 'file');
  return { method: 'POST', body: formData };
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
    ['a write on a read', 'City/GetAll', 'POST', 404],
  ])('rejects %s', async (_what, name, method, status) => {
    expect((await callBackend(name, { method })).status).toBe(status);
  });

  test('on the last of March there are placements of February', async () => {
    setClock(() => Date.parse('2027-03-31T12:00:00+05:00'));
    const response = await callBackend(`Placement/GetMonthWise?Id=${id}&date=2027-02`);
    expect(((await response.json()) as unknown[]).length).toBeGreaterThan(0);
  });

  test('uses the wire names of the specification', async () => {
    const centre = (await (await callBackend(`Centres/GetById?Id=${id}`)).json()) as object;
    const names = 'id centreName city image centreVideo maapLink phne phne2 phne3 fbLink ytLink inLink';
    expect(Object.keys(centre)).toEqual(names.split(' '));
    const [city] = (await (await callBackend('City/GetAll')).json()) as { name: string }[];
    expect(city).toEqual({ id: 1, name: 'Karachi' });
  });
});

describe('Attendee/Add', () => {
  const vipFields = Object.entries(capitalise({ ...person, attendeeType: 'VIP' }));
  const photoPart: Parts = [['profileImage', photo]];

  test('accepts the three forms in their own spelling; only the VIP response has no id', async () => {
    const addAttendee = async (parts: Parts) => (await callBackend('Attendee/Add', formInit(parts))).json();
    const conference = visitor({ attendeeType: 'CONFERENCE', university: 'Session 1', studentId: 'Karachi' });
    expect(await addAttendee([...visitor(), ...photoPart])).toEqual({
      id: expect.any(String),
      attendeeType: 'VISITOR',
    });
    expect(await addAttendee([...conference, ...photoPart])).toMatchObject({ attendeeType: 'CONFERENCE' });
    expect(await addAttendee([...vipFields, ['ProfileImage', photo]])).toEqual({ status: 'UNDER REVIEW' });
  });
});

describe('Inquiries/Add', () => {
  const postEnquiry = (body: unknown) =>
    callBackend('Inquiries/Add', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  test('stores it and returns what was created', async () => {
    expect(await (await postEnquiry(enquiryWire)).json()).toEqual({ id: expect.any(String), ...enquiryWire });
  });
});

describe('over HTTP', () => {
  let ownFolder: string;
  let runningBackend: Awaited<ReturnType<typeof serveEmbeddedBackend>> | undefined;
  beforeEach(() => {
    ownFolder = mkdtempSync(path.join(tmpdir(), 'embedded-http-'));
  });
  afterEach(async () => {
    await runningBackend?.close();
    runningBackend = undefined;
    rmSync(ownFolder, { recursive: true, force: true });
  });
  const startServer = async () => {
    runningBackend = await serveEmbeddedBackend({ folder: ownFolder });
    return runningBackend.apiUrl;
  };
  const statusOf = async (url: string) => (await fetch(url)).status;

  test('it has no test switches, and requests to other host names are rejected', async () => {
    const apiUrl = await startServer();
    expect(await statusOf(apiUrl.replace(/api$/, '__control/records'))).toBe(404);
    expect(await statusOf(`${apiUrl.replace('127.0.0.1', 'localhost')}/City/GetAll`)).toBe(421);
    expect(await statusOf(`${apiUrl}/City/GetAll`)).toBe(200);
  });
});
