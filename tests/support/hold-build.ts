import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { holdBuild } from '../../scripts/builds.ts';

/**
 * A process that creates and holds a build like `npm start`, for tests: `node hold-build.ts ROOT HASH`. Prints `making`,
 * `waiting` and the outcome, then keeps running. The build finishes when ROOT/go exists.
 */
const [root = '', hash = ''] = process.argv.slice(2);
const print = (line: string) => void process.stdout.write(`${line}\n`);
const outcome = await holdBuild(
  hash,
  async (folder) => {
    print('making');
    while (!existsSync(path.join(root, 'go'))) await pause(20);
    writeFileSync(path.join(root, `${hash}.made-by-${process.pid}`), folder);
    return true;
  },
  () => print('waiting'),
  root,
);
print(`outcome ${outcome}`);
setInterval(() => undefined, 60_000);
