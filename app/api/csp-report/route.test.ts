import { loggedEvents } from '@/tests/support/logged';
import { POST } from './route';

const postReport = (report: unknown) =>
  POST(
    new Request('http://localhost:3000/api/csp-report', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ 'csp-report': report }),
    }),
    undefined,
  );
test('a report is logged by directive and host, never by URL, and once', async () => {
  const report = {
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/x?mail=ali@x.pk',
  };
  for (let n = 0; n < 3; n += 1) expect((await postReport(report)).status).toBe(204);
  expect(loggedEvents()).toMatchObject([{ event: 'csp.violation', code: 'img-src evil.example' }]);
});
