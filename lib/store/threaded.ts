import path from 'node:path';
import { Tinypool } from 'tinypool';
import type { FromThread, ToThread } from './sqlite-thread.ts';
import { errorCode, log } from '../foundation/log.ts';
import { StoreError, type Store } from './types.ts';

// Path in the source tree, which the site's working directory contains (as for lib/pass/worker.ts); the build moves bundles
// only.
const filename = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/store/sqlite-thread.ts');

/**
 * Opens the SQLite store in a worker thread: a commit waits for the disk (`synchronous=FULL`) and would block the event
 * loop. Same contract and errors as `openSqlite`.
 */
export async function openThreaded(file: string, isBeside = false): Promise<Store> {
  const thread = new Tinypool({
    filename,
    minThreads: 1,
    maxThreads: 1,
    // Statements queue in the thread, which runs them in order.
    concurrentTasksPerWorker: 1_000,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  // A thread that ends between two statements is replaced, and opens the file anew.
  thread.on('error', (error) => log.warn('store.connection-lost', { code: errorCode(error) }));
  let isOpen = true;
  const call = async (request: ToThread): Promise<FromThread> => {
    const closed: FromThread['error'] = {
      kind: 'unavailable',
      code: 'closed',
      message: 'The store is closed',
    };
    const answer: FromThread = isOpen
      ? await thread.run({ file, isBeside, ...request }).catch(() => ({ error: closed })) // the thread has ended
      : { error: closed };
    if (!answer.error) return answer;
    const { kind, code, message } = answer.error;
    throw new StoreError(kind, code, message);
  };
  const close = async () => {
    await call({ operation: 'close' }).catch(() => undefined); // it has ended already
    isOpen = false;
    await thread.destroy();
  };
  try {
    await call({ operation: 'open' });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    engine: 'sqlite',
    all: async (sql, values = {}) => (await call({ operation: 'all', sql, values })).rows ?? [],
    writable: () =>
      call({ operation: 'writable' }).then(
        ({ writable }) => writable === true,
        () => false, // StoreError: the thread has ended
      ),
    close,
  };
}
