/** @jest-environment node */
import { useStores } from '../../../tests/support/outbox';
import type { Store } from '../store/sql';
import { Outbox } from './outbox';

const stores = useStores();

test.each([true, false])(
  'a claim uses the index of due jobs without sorting (keys honoured: %s)',
  async (keysHonoured) => {
    const store = await stores.empty();
    const plan: string[] = [];
    const explained: Store = {
      ...store,
      all: async (sql, values, options) => {
        const steps = await store.all(`EXPLAIN QUERY PLAN ${sql}`, values);
        plan.push(...steps.map(({ detail }) => String(detail)));
        return store.all(sql, values, options);
      },
    };
    await new Outbox(explained).claim(1, keysHonoured);
    await store.close();
    expect(plan.join('\n')).toMatch(/USING INDEX jobs_due/);
    expect(plan.join('\n')).not.toMatch(/TEMP B-TREE/);
  },
);
