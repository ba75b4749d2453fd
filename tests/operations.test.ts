/** @jest-environment node */
/**
 * docs/operations.md and deploy/alerts.yaml name existing metrics, events and commands, and all of them. Limits that documents
 * name are those of the code.
 */
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry, type Metric } from 'prom-client';
import { parse } from 'yaml';
import { getRoutes } from '@/lib/server/content/routes';
import { metrics } from '@/lib/server/runtime/metrics';
import { routeClass } from '@/lib/server/edge/request-metrics';
import { needsOperator, waiting } from '@/lib/server/outbox/transitions';
import { poolLimits } from '@/lib/server/pass/pool';
import { uploadLimits } from '@/lib/server/http/multipart';
import { sources } from './support/sources';

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } };
const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const guide = readFileSync('docs/operations.md', 'utf8');

/** The text below each heading of level 3. */
const sections = new Map(
  guide
    .split(/^(?=#{2,3} )/m)
    .filter((part) => part.startsWith('### '))
    .map((part) => [part.slice(4, part.indexOf('\n')), part]),
);

/** Every metric of the site by name, with its labels; Node's own come from prom-client. */
const known = new Map<string, readonly string[]>();
const nodeRegistry = new Registry();
collectDefaultMetrics({ register: nodeRegistry });
for (const registry of [metrics().registry, nodeRegistry])
  for (const metric of registry.getMetricsAsArray()) {
    const { name, type, labelNames } = metric as unknown as Metric & {
      name: string;
      type: string;
      labelNames: string[];
    };
    const endings = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const ending of endings) known.set(name + ending, labelNames);
  }

const values: Readonly<Record<string, readonly string[]>> = {
  state: [...waiting, ...needsOperator, 'running', 'waiting'],
  status: ['2xx', '3xx', '4xx', '5xx', '503', 'aborted'],
  outcome: ['ok', 'busy', 'refused', 'timeout', 'crashed'],
  route: ['api/health', ...getRoutes().map(({ path }) => routeClass(path)), 'centre'],
};

test('every alert asks for series, labels and values that there are', () => {
  const wrong: string[] = [];
  for (const { alert, expr } of rules) {
    const names = expr.match(/\b(?:site|process|nodejs)_\w+/g) ?? [];
    if (names.length === 0 && !expr.startsWith('up{')) wrong.push(`${alert}: asks for nothing of ours`);
    for (const name of names) if (!known.has(name)) wrong.push(`${alert}: ${name}`);
    for (const [, name = '', matchers = ''] of expr.matchAll(/\b((?:site|process|nodejs)_\w+)\{([^}]*)\}/g))
      for (const [, label = '', value = ''] of matchers.matchAll(/(\w+)(?:=~|!=|=)"([^"]*)"/g)) {
        if (!known.get(name)?.includes(label)) wrong.push(`${alert}: ${name} has no ${label}`);
        for (const one of value.split('|'))
          if (!values[label]?.includes(one)) wrong.push(`${alert}: ${label}="${one}"`);
      }
  }
  expect(wrong).toEqual([]);
  expect(rules.length).toBeGreaterThan(10);
});

test('every alert has a section that says what to type, and every section an alert', () => {
  expect([...sections.keys()]).toEqual(rules.map(({ alert }) => alert));
  const withoutCommand = rules.filter(({ alert }) => !/^```sh\n/m.test(sections.get(alert) ?? ''));
  expect(withoutCommand.map(({ alert }) => alert)).toEqual([]);
  expect(rules.map(({ annotations }) => annotations.runbook)).toEqual(
    rules.map(({ alert }) => `docs/operations.md#${alert.toLowerCase()}`),
  );
});

test('uploads and drawing have the documented limits (docs/product/registration.md#e8, #e10)', () => {
  const kiB = 1024;
  expect(uploadLimits).toMatchObject({
    parts: 24,
    deadlineMs: 120_000,
    windowMs: 10_000,
    windowBytes: 80 * kiB,
  });
  expect(poolLimits).toMatchObject({
    waitingBytes: 40 * kiB * kiB,
    jobMs: 10_000,
    jobsPerProcess: 500,
    rssPerProcess: 400 * kiB * kiB,
    idleRss: 150 * kiB * kiB,
    idleMs: 30_000,
  });
});

test('the alert on a busy drawing pool is at three quarters of the queue, and the limits say how long that is', () => {
  const busy = rules.find(({ alert }) => alert === 'DrawingPoolBusy');
  const [, least = ''] = /^site_drawing_pool_jobs\{state="waiting"\} >= (\d+)$/.exec(busy?.expr ?? '') ?? [];
  expect(Number(least)).toBe(Math.floor(poolLimits.waiting * 0.75));
  expect(readFileSync('docs/registration.md', 'utf8')).toContain(` ${poolLimits.waiting} in the queue.`);
});

test('every metric of the site is in the table, and the other way round', () => {
  const listed = [...guide.matchAll(/^\| `(site_\w+)`/gm)].map(([, name]) => name);
  const ours = metrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name);
  expect(listed.toSorted()).toEqual(ours.toSorted());
});

test('every log event is in the table with its level, and the other way round', () => {
  const logged = sources
    .filter(({ file }) => /^(lib|app|[\w-]+\.ts$)/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap(({ text }) =>
      [...text.matchAll(/\blog\.(info|warn|error)\(\s*'([^']+)'/g)].map(
        ([, level, event]) => `${event} ${level}`,
      ),
    );
  const listed = [...guide.matchAll(/^\| `([\w-]+\.[\w-]+)` +\| (info|warn|error) /gm)].map(
    ([, event, level]) => `${event} ${level}`,
  );
  expect(logged.length).toBeGreaterThan(30);
  expect(listed.toSorted()).toEqual([...new Set(logged)].toSorted());
});

test('every command in the guide is one of package.json or of npm run outbox', () => {
  const scripts = Object.keys(
    (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
  );
  const used = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !scripts.includes(name))).toEqual([]);
  const usage = readFileSync('scripts/outbox.ts', 'utf8');
  const commands = [...guide.matchAll(/npm run outbox -- (\w+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(8);
  expect(commands.filter((name) => !new RegExp(`^  ${name} `, 'm').test(usage))).toEqual([]);
});
