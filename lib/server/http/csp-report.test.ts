/** @jest-environment node */
import { shouldLog, parseReport } from './csp-report';

test.each([
  [
    'report-uri',
    {
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x?mail=ali@x.pk',
      },
    },
  ],
  [
    'the Reporting API',
    [{ body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/x?mail=ali@x.pk' } }],
  ],
])('a report by %s keeps directive and host, never the URL', (_, report) => {
  expect(parseReport(JSON.stringify(report))).toEqual({
    directive: 'script-src-elem',
    blocked: 'evil.example',
  });
});

test('the same violation is logged once', () => {
  const violation = { directive: 'img-src', blocked: 'once.example' };
  expect([shouldLog(violation), shouldLog(violation)]).toEqual([true, false]);
});
