import { holdBuild } from '../../scripts/build-folder.ts';

/**
 * Finds or makes a build and holds it like `npm start`, for tests: `node hold-build.ts FOLDER HASH HOW`. Building
 * succeeds at once; with `fail` it fails, with `hang` it never ends. With `read-only` the process gives up write
 * permission. Prints `making` and the outcome, then keeps running.
 */
const [folder, hash = '', how] = process.argv.slice(2);
const print = (line: string) => void process.stdout.write(`${line}\n`);
// Root may write everywhere.
if (how === 'read-only' && process.getuid?.() === 0) process.setuid?.(65534);
const made = holdBuild(
  hash,
  () => {
    print('making');
    return how === 'hang' ? new Promise(() => undefined) : Promise.resolve(how !== 'fail');
  },
  folder,
);
setInterval(() => undefined, 60_000);
print(`outcome: ${await made.catch((error: unknown) => Reflect.get(Object(error), 'code'))}`);
