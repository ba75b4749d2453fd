import { getCentreDetail, getCentreOptions, getCentresOfCity } from '@/lib/server/backend/centres';
import {
  getBatchesOfCentre,
  getEventsOfCentre,
  getEnquiryCities,
  getEventsOfInstitute,
  getPlacements,
  getProjectsOfTheMonth,
  getStudentsOfTheMonth,
} from '@/lib/server/backend/lists';
import type { ReadResult } from '@/lib/server/backend/types';
import { currentMonth } from '@/lib/shared/util/time';
import {
  batchRow,
  centreRow,
  eventRow,
  hostileValues,
  placementRow,
  projectRow,
  studentRow,
  type BackendRow,
} from '@/tests/support/backend/hostile-rows';
import { serveBackend } from '@/tests/support/backend/serve-backend';
import { logged } from '@/tests/support/logged';
import { resetBackend } from '@/tests/support/singletons';

const backend = serveBackend();
const id = '7f7aab56-04fe-576a-8cce-4c0c39a2add1';

const readers: Record<string, { read: () => Promise<ReadResult<unknown>>; row: BackendRow }> = {
  'City/GetAll': { read: getEnquiryCities, row: { id: 1, name: 'Karachi' } },
  'Centres/GrtBycityId': { read: () => getCentresOfCity('1'), row: { id, centreName: 'A', city: 'Karachi' } },
  'Centres/GetAll': { read: getCentreOptions, row: { id, centreName: 'A' } },
  'Events/GetGlobal': { read: getEventsOfInstitute, row: eventRow },
  'Events/GetByCenterId': { read: () => getEventsOfCentre(id), row: eventRow },
  'UpcomingBatch/GetByCenterId': { read: () => getBatchesOfCentre(id), row: batchRow },
  'SOM/GetByCenterId': { read: () => getStudentsOfTheMonth(id), row: studentRow },
  'POM/GetByCenterId': { read: () => getProjectsOfTheMonth(id), row: projectRow },
  'Placement/GetMonthWise': { read: () => getPlacements(id, currentMonth()), row: placementRow },
  'Centres/GetById': { read: () => getCentreDetail(id), row: centreRow(id) },
};
const returnsOneRow = (name: string) => name === 'Centres/GetById';

/** Must never occur in a link or phone number of a parsed value; other texts may contain anything. */
const forbidden = /javascript:|data:text|evil\.example|secret|\u0000|\u200B|\u202E/;

async function expectSound(name: string, body: unknown) {
  const reader = readers[name];
  if (!reader) throw new Error(name);
  backend.respond(
    name,
    () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
  );
  const result = await reader.read();
  expect(['ok', 'unavailable', 'not-found']).toContain(result.kind);
  const serialized = JSON.stringify(result);
  expect(serialized.length).toBeLessThan(40_000);
  return result;
}

describe.each(Object.keys(readers))('%s', (name) => {
  const validRow = readers[name]?.row ?? {};

  test('survives every payload in every field, and a list with a valid row is not empty', async () => {
    for (const field of Object.keys(validRow)) {
      const hostileRows = hostileValues.map((payload) => ({ ...validRow, [field]: payload }));
      for (const body of returnsOneRow(name) ? hostileRows : [[...hostileRows, validRow]]) {
        resetBackend();
        const result = await expectSound(name, body);
        if (!returnsOneRow(name))
          expect(result.kind === 'ok' && (result.value as unknown[]).length).toBeGreaterThan(0);
        const links = JSON.stringify(result).match(
          /"(?:href|image|video|map|facebook|youtube|linkedin|phone|phone3|whatsapp)":"[^"]*"/g,
        );
        for (const link of links ?? []) expect(link).not.toMatch(forbidden);
      }
    }
    if (!returnsOneRow(name)) expect(logged()).toContain('backend.rows-dropped');
  });
});

test('status codes have their names, unknown ones none, and unknown days become TTS', async () => {
  const rows = [
    { courseName: 'A', status: 0, days: 'MWF', date: 'soon' },
    { courseName: 'B', status: '1', days: null, date: '2026-12-01T00:00:00' },
    { courseName: 'C', status: 4, days: 'tts', date: '2026-11-31' },
    { courseName: 'D', status: 2, date: '2026-12-03', startDate: '2026-12-02' },
    { courseName: 'E', status: 3, startDate: '2026-12-04' },
  ];
  backend.respond('UpcomingBatch/GetByCenterId', () => Response.json(rows));
  const result = await getBatchesOfCentre(id);
  expect(result.kind === 'ok' && result.value).toEqual([
    { key: '1', course: 'B', days: 'tts', date: '2026-12-01', startDate: '1 Dec 2026', status: 'limited' },
    { key: '3', course: 'D', days: 'tts', date: '2026-12-03', startDate: '2 Dec 2026', status: 'open' },
    { key: '4', course: 'E', days: 'tts', date: '2026-12-04', startDate: '4 Dec 2026', status: 'closed' },
    { key: '0', course: 'A', days: 'mwf' },
    { key: '2', course: 'C', days: 'tts' },
  ]);
});
