/** @jest-environment node */
/** deploy/alerts.yaml must use existing metrics, labels and values: an alert on others never fires. */
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry, type Metric } from 'prom-client';
import { parse } from 'yaml';
import { getRoutes } from '@/lib/server/catalogue/routes';
import { metrics } from '@/lib/server/runtime/metrics';
import { operatorStates, workerStates } from '@/lib/server/store/outbox/transitions';
import { routeClass } from '@/lib/server/web/request-metrics';

type Rule = { alert: string; expr: string };
const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** All metrics of the site with their labels; Node's come from prom-client. */
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
  state: [...workerStates, ...operatorStates, 'running', 'waiting'],
  status: ['2xx', '3xx', '4xx', '5xx', '408', '413', '429', '503', 'aborted'],
  outcome: ['ok', 'busy', 'refused', 'timeout', 'crashed'],
  route: ['api/health', ...getRoutes().map(({ path }) => routeClass(path)), 'centre'],
};

test('every alert uses existing series, labels and values', () => {
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
  // Each state in which a job may wait for long, or for a person, raises an alert.
  const states = [...operatorStates, ...workerStates].filter((state) => state !== 'calling');
  expect(states.filter((state) => !rules.some(({ expr }) => expr.includes(state)))).toEqual([]);
  expect(rules.length).toBeGreaterThan(10);
});
