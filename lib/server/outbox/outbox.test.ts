/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqlite } from '../store/sqlite';
import type { Store } from '../store/sql';
import { Outbox } from './outbox';

const folder = mkdtempSync(path.join(tmpdir(), 'outbox-plan-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([true, false])(
  'a claim uses the index of due jobs without sorting (keys honoured: %s)',
  async (keysHonoured) => {
    const store = openSqlite(path.join(folder, 'ledger.db'));
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
    expect(plan.join('\n')).toMatch(/USING INDEX registrations_due/);
    expect(plan.join('\n')).not.toMatch(/TEMP B-TREE/);
  },
);
