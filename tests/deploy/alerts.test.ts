/** deploy/alerts.yaml must use existing metrics, labels and values: an alert on others never fires. */
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry, type Metric } from 'prom-client';
import { parse } from 'yaml';
import { getRoutes } from '@/lib/server/catalogue/routes';
import { lostJobOutcomes } from '@/lib/server/drawing/pool';
import { labelsByGauge, metrics } from '@/lib/server/runtime/metrics';
import { operatorStates, workerStates } from '@/lib/server/store/outbox/transitions';
import { limitStatuses, routeClass, statusLabel } from '@/lib/server/web/request-metrics';

type DefinedMetric = Metric & { name: string; type: string; labelNames: string[] };
type Rule = { alert: string; expr: string };
const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

const labelsByMetric = new Map<string, readonly string[]>(Object.entries(labelsByGauge));
const nodeRegistry = new Registry();
collectDefaultMetrics({ register: nodeRegistry });
for (const metricRegistry of [metrics().registry, nodeRegistry])
  for (const metric of metricRegistry.getMetricsAsArray()) {
    const { name, type, labelNames } = metric as unknown as DefinedMetric;
    const suffixes = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const ending of suffixes) labelsByMetric.set(name + ending, labelNames);
  }

const valuesByLabel: Readonly<Record<string, readonly string[]>> = {
  state: [...workerStates, ...operatorStates, 'running', 'waiting'],
  status: [500, ...limitStatuses].map(statusLabel),
  outcome: lostJobOutcomes,
  route: ['api/health', ...getRoutes().map(({ path }) => routeClass(path)), 'centre'],
};

test('every alert uses existing series, labels and values', () => {
  const mistakes: string[] = [];
  for (const { alert, expr } of rules) {
    const names = expr.match(/\b(?:site|process|nodejs)_\w+/g) ?? [];
    if (names.length === 0 && !expr.startsWith('up{')) mistakes.push(`${alert}: asks for nothing of ours`);
    for (const name of names) if (!labelsByMetric.has(name)) mistakes.push(`${alert}: ${name}`);
    for (const [, name = '', matchers = ''] of expr.matchAll(/\b((?:site|process|nodejs)_\w+)\{([^}]*)\}/g))
      for (const [, label = '', value = ''] of matchers.matchAll(/(\w+)(?:=~|!=|=)"([^"]*)"/g)) {
        if (!labelsByMetric.get(name)?.includes(label)) mistakes.push(`${alert}: ${name} has no ${label}`);
        for (const alternative of value.split('|'))
          if (!valuesByLabel[label]?.includes(alternative))
            mistakes.push(`${alert}: ${label}="${alternative}"`);
      }
  }
  expect(mistakes).toEqual([]);
  // Each state in which a job may wait for long, or for a person, raises an alert.
  const alertedStates = [...operatorStates, ...workerStates].filter((state) => state !== 'calling');
  expect(alertedStates.filter((state) => !rules.some(({ expr }) => expr.includes(state)))).toEqual([]);
  expect(rules.length).toBeGreaterThan(10);
});
