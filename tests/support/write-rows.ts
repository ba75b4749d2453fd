import { once } from 'node:events';
import { openStore } from '../../lib/server/store/store.ts';

/**
 * Writes to the store of a folder, for tests: `node write-rows.ts FOLDER NAME COUNT`. Prints `ready`, starts when its
 * input ends, and exits with 1 if a statement failed.
 */
const [dataDir = '', name = '', count = '0'] = process.argv.slice(2);
const store = await openStore({ dataDir });
process.stdout.write('ready\n');
await once(process.stdin.resume(), 'end');
for (let n = 0; n < Number(count); n += 1)
  await store.all('INSERT INTO drafts (token, body, at) VALUES (:token, :name, :n)', {
    token: `${name}-${n}`,
    name,
    n,
  });
await store.close();
