/** @jest-environment node */
import { jest } from '@jest/globals';
import { setClock } from '@/lib/shared/util/time';
import { POST } from './route';

const send = (report: unknown) =>
  POST(
    new Request('http://localhost:3000/api/csp-report', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ 'csp-report': report }),
    }),
    undefined,
  );
const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
beforeEach(() => setClock(() => 1_760_000_000_000));
afterEach(() => setClock());

test('a report is logged by directive and host, never by URL, and at most sixty an hour', async () => {
  const report = {
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/x?mail=ali@x.pk',
  };
  for (let n = 0; n < 61; n += 1) expect((await send(report)).status).toBe(204);
  const lines = written.mock.calls
    .map(([line]) => String(line))
    .filter((line) => line.includes('csp.violation'));
  expect(lines).toHaveLength(60);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ directive: 'img-src', blocked: 'evil.example' });
});
