import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { getRoutes } from '../../lib/server/catalogue/routes';
import { parametersByPage } from '../../lib/server/web/addresses';
import { securityHeaders } from '../../lib/server/web/headers';
import { htmlErrors } from '../support/html-errors';

const readText = (file: string) => readFileSync(file, 'utf8');
const nginxConfig = readText('deploy/nginx.conf');
type Compose = { services: Record<string, { environment: Record<string, string>; volumes: string[] }> };

test('nginx caches no page that reads a query, except those of a centre, a month or a course', () => {
  const [, readParameters = ''] =
    /map \$args \$is_read \{\s*"~\(\^\|&\)\(\[\^=&\]\*%\[\^=&\]\*\|([\w|]+)\)/.exec(nginxConfig) ?? [];
  const names = new Set(Object.values(parametersByPage).flat());
  expect([...names].filter((name) => !readParameters.split('|').includes(name))).toEqual(['id', 'month']);
});

test('no secrets or local files get into the image', () => {
  const ignoredPaths = readText('.dockerignore').split('\n');
  const requiredPatterns = ['.env*', '.git*', '.data*', '.next', '.cache', 'node_modules', 'tests', 'e2e'];
  expect(requiredPatterns.filter((name) => !ignoredPaths.includes(name))).toEqual([]);
});

test("nginx's own responses are valid HTML, with the site's security headers and a policy for its one style", () => {
  const [, location = ''] = /location \/error-pages\/ \{([\s\S]*?)\n {4}\}/.exec(nginxConfig) ?? [];
  const addedHeaders = new Map(
    [...location.matchAll(/add_header (\S+) (?:"([^"]*)"|(\S+)) always;/g)].map(([, name, quoted, bare]) => [
      name,
      quoted ?? bare,
    ]),
  );
  for (const [name, value] of securityHeaders('http://localhost'))
    expect([name, addedHeaders.get(name)]).toEqual([name, value]);
  for (const page of globSync('deploy/error-pages/*.html')) {
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(readText(page)) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(addedHeaders.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`);
    expect(readText(page)).not.toMatch(/<script|<img|<link|style="| on\w+="/);
    expect(readText(page)).toContain('<meta name="viewport" content="width=device-width" />');
    expect(htmlErrors(readText(page))).toEqual([]);
    for (const [, link = ''] of readText(page).matchAll(/href="([^"]+)"/g))
      expect(getRoutes().map(({ path }) => path)).toContain(link);
  }
});

const systemdAnalyze = '/usr/bin/systemd-analyze';
const withSystemd = existsSync(systemdAnalyze) ? test : test.skip;
if (!existsSync(systemdAnalyze))
  process.stderr.write('systemd-analyze is not on this machine: the tests of deploy/systemd are SKIPPED\n');

withSystemd.each([
  ['site@.service', 'site@1.service'],
  ['site-nginx.service', 'site-nginx.service'],
])('systemd accepts %s, finds it hardened, and restarts it after a crash', (file, name) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  const unitFile = path.join(folder, name);
  expect(readText(`deploy/systemd/${file}`)).toMatch(/^Restart=on-failure$/m);
  // systemd-analyze requires that a unit's program exists, so Node's path replaces that of nginx.
  const text = readText(`deploy/systemd/${file}`).replaceAll('/usr/sbin/nginx', process.execPath);
  writeFileSync(unitFile, text);
  const run = (...args: string[]) => spawnSync(systemdAnalyze, [...args, unitFile], { encoding: 'utf8' });
  const { status, stdout, stderr } = run('verify', '--man=no');
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
  // The threshold is in tenths, so exposure must be at most 2 of 10.
  const securityRun = run('security', '--offline=true', '--threshold=20');
  expect({ status: securityRun.status, output: securityRun.stderr }).toEqual({ status: 0, output: '' });
  rmSync(folder, { recursive: true, force: true });
});

const secondsIn = (file: string, name: RegExp) => Number(name.exec(readText(file))?.[1]);
const graceSeconds = secondsIn('lib/server/web/shutdown.ts', /graceSeconds = (\d+)/);
test.each([
  // A form gets its response within twenty seconds (docs/product/registration.md#e3).
  ['lib/server/web/shutdown.ts', /graceSeconds = (\d+)/, 20],
  ['deploy/systemd/site@.service', /TimeoutStopSec=(\d+)/, graceSeconds],
  ['deploy/compose.yaml', /stop_grace_period: (\d+)s/, graceSeconds],
  ['deploy/nginx.conf', /proxy_read_timeout (\d+)s/, graceSeconds],
  ['deploy/nginx.conf', /client_body_timeout (\d+)s/, 20],
  ['deploy/nginx.conf', /lingering_time (\d+)s/, 60],
])('%s gives slow visitors and running requests their time: %s is above %i', (file, name, minSeconds) =>
  expect(secondsIn(file, name)).toBeGreaterThan(minSeconds),
);

test('a container has no root, and a full disk, with which it still serves pages, does not restart it', () =>
  expect(readText('deploy/Dockerfile')).toMatch(/^USER node\n[^]*^HEALTHCHECK .*\n.*\/api\/health\/live/m));

test('nginx has no access log, which would contain addresses that open passes', () =>
  expect(nginxConfig.match(/access_log .*/g)).toEqual(['access_log off;']));

test("systemd's and Compose's two instances listen where nginx expects them, and keep their data", () => {
  const unitText = readText('deploy/systemd/site@.service');
  expect(unitText).toContain(
    'HOST=127.0.0.1 PORT=300%i DATA_DIR=/var/lib/site/%i METRICS_PORT=946%i node scripts/node.cjs ',
  );
  expect(unitText).toContain('StateDirectory=site/%i\n');
  const [, condition = ''] = /^ExecStartPre=\/bin\/sh -c '(.*)'$/m.exec(unitText) ?? [];
  const startStatus = (instance: string, DATABASE_URL: string) =>
    spawnSync('sh', ['-c', condition.replace('%i', instance).replace('$$', '$')], {
      env: { NODE_ENV: 'test', DATABASE_URL },
    }).status;
  expect([
    startStatus('1', ''),
    startStatus('2', ''),
    startStatus('2', 'postgres://site@localhost/site'),
  ]).toEqual([0, 1, 0]);
  const { services } = parse(readText('deploy/compose.yaml'), { merge: true }) as Compose;
  const instances = ['web-1:3001', 'web-2:3002'];
  // Both instances occur twice in nginx.conf: for pages and for posts.
  expect([...nginxConfig.matchAll(/server (web-\d:\d+)/g)].map(([, name]) => name)).toEqual([
    ...instances,
    ...instances,
  ]);
  const webServices = Object.entries(services).filter(([name]) => name.startsWith('web'));
  expect(webServices.map(([name, { environment }]) => `${name}:${environment.PORT}`)).toEqual(instances);
  for (const [name, { environment, volumes }] of webServices) {
    expect(volumes).toEqual([`${name}:/data`]);
    expect(environment).toMatchObject({ HOST: '0.0.0.0' });
  }
});
