import { setClock } from '@/lib/shared/util/time';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { serveEmbeddedBackend } from './embedded-server';

const id = '7f7aab56-04fe-576a-8cce-4c0c39a2add1';
const folder = temporaryFolder();
let backend: Awaited<ReturnType<typeof serveEmbeddedBackend>>;
beforeAll(async () => {
  backend = await serveEmbeddedBackend({ folder });
});
afterAll(() => backend.close());

const callBackend = (name: string, method = 'GET') => fetch(`${backend.apiUrl}/${name}`, { method });
const read = async (name: string): Promise<unknown> => (await callBackend(name)).json();

test('reads use the paths and the wire names of the specification', async () => {
  const names = 'id centreName city image centreVideo maapLink phne phne2 phne3 fbLink ytLink inLink';
  expect(Object.keys((await read(`Centres/GetById?Id=${id}`)) as object)).toEqual(names.split(' '));
  expect(((await read('City/GetAll')) as object[])[0]).toEqual({ id: 1, name: 'Karachi' });
  // A path that the specification misspells, in correct spelling, and a POST to the path of a read.
  expect((await callBackend('Centres/GetByCityId?Id=1')).status).toBe(404);
  expect((await callBackend('City/GetAll', 'POST')).status).toBe(404);
});

test('on the last of March there are placements of February', async () => {
  setClock(() => Date.parse('2027-03-31T12:00:00+05:00'));
  expect(await read(`Placement/GetMonthWise?Id=${id}&date=2027-02`)).not.toHaveLength(0);
});

test('it has no test switches, and requests to other host names are rejected', async () => {
  expect((await fetch(backend.apiUrl.replace(/api$/, '__control/records'))).status).toBe(404);
  expect((await fetch(`${backend.apiUrl.replace('127.0.0.1', 'localhost')}/City/GetAll`)).status).toBe(421);
});
