import { spawnSync } from 'node:child_process';
import { loggedEvents } from '@/tests/support/logged';
import { errorCode, log } from './log.ts';

test('an event is one line of JSON for any values', () => {
  log.warn('test.event', { id: 'a\nb "c"', count: 2, nothing: undefined });
  const values = { level: 'warn', event: 'test.event', id: 'a\nb "c"', count: 2 };
  expect(loggedEvents()).toEqual([{ time: expect.any(String), ...values }]);
});

test('errorCode returns the kind of an error, never its message', () => {
  expect(errorCode(Object.assign(new Error('ali@example.com'), { code: 'ECONNRESET' }))).toBe('ECONNRESET');
  expect(errorCode(new TypeError('ali@example.com'))).toBe('TypeError');
  expect(errorCode('ali@example.com')).toBe('string');
});

function runScript(code: string): { status: number | null; lines: Record<string, unknown>[] } {
  const script = `import { redirectConsoleToLog } from './lib/server/runtime/log.ts'; redirectConsoleToLog(); ${code}`;
  const scriptRun = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const text = (scriptRun.stdout + scriptRun.stderr).trimEnd();
  return { status: scriptRun.status, lines: text.split('\n').map((line) => JSON.parse(line)) };
}

test('a console call, a warning or a text on standard error becomes one line of JSON, even with newlines', () => {
  const { status, lines } = runScript(`
    console.error('⨯ The requested resource\\n{"level":"info","event":"forged"}');
    console.warn('\\u001b[33mcareful\\u001b[39m, next');
    console.log('✓ Running next.config.mjs took %dms', 20);
    process.emitWarning('something old', 'DeprecationWarning');
    process.stderr.write('file.js:1\\n\\nRangeError: Marker\\n    at draw (file.js:1:2)\\n');
    process.stderr.write('libvips: cannot read "Marker"\\n{"level":"info"}\\n');
  `);
  expect(status).toBe(0);
  expect(lines.map(({ level, event }) => [level, event])).toEqual([
    ['error', 'console'],
    ['warn', 'console'],
    ['info', 'console'],
    ['error', 'process.stderr'],
    ['error', 'process.stderr'],
    ['warn', 'node.warning'],
  ]);
  expect(lines[1]).toMatchObject({ text: 'careful, next' });
  expect(lines[3]).toMatchObject({ code: 'RangeError', at: 'at draw (file.js:1:2)' });
  expect(lines[4]).toMatchObject({ text: 'libvips: cannot read [text]' });
  expect(lines[5]).toMatchObject({ code: 'DeprecationWarning' });
});

test("possible personal data in a library's output is redacted", () => {
  const { lines } = runScript(`
    console.error('Failed to parse "Marker" of /pass/Marker?q=Marker at https://a.example/Marker for Marker@example.com');
    console.error('token Marker-0123456789abcdef and', 'Marker', { Marker: 'Marker' });
    console.error('phone +92 300 1234567 of', new TypeError('Marker is not a function'));
    console.error('Unexpected end of "' + 'Marker '.repeat(200) + '"');
    process.stderr.write('Unexpected end of "Marker\\nMarker"');
  `);
  expect(JSON.stringify(lines)).not.toMatch(/Marker|1234567/);
  expect(lines[0]).toMatchObject({ text: 'Failed to parse [text] of [address] at [address] for [e-mail]' });
  expect(lines[2]).toMatchObject({
    text: 'phone [value] of',
    code: 'TypeError',
    at: expect.stringMatching(/^at /),
  });
  expect(lines.slice(3).map(({ text }) => text)).toEqual(Array(2).fill('Unexpected end of [text]'));
});

test('an uncaught exception is logged and still ends the process', () => {
  const { status, lines } = runScript(`setTimeout(() => { throw new RangeError('Marker'); });`);
  expect(status).toBe(1);
  expect(lines).toEqual([expect.objectContaining({ event: 'process.uncaught', code: 'RangeError' })]);
});
