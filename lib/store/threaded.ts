import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { StoreError, type Row, type Store, type Values } from './types.ts';

export type ToThread = {
  id: number;
  operation: 'all' | 'writable' | 'close';
  sql: string;
  values: Values;
};
/** `id` 0 is the response to opening. */
export type FromThread = {
  id: number;
  rows?: Row[];
  writable?: boolean;
  error?: { kind: 'unusable' | 'unavailable'; code: string; message: string } | undefined;
};

type PendingCall = { resolve: (answer: FromThread) => void; reject: (error: StoreError) => void };

// Path in the source tree, which the site's working directory contains (as for lib/pass/worker.ts); the build moves bundles
// only.
const script = () => path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/store/sqlite-thread.ts');

/** A worker thread and its pending calls. It keeps the process alive only while a call is pending. */
class Thread {
  private readonly worker: Worker;
  private readonly pending = new Map<number, PendingCall>();
  private lastId = 0;
  private ended = false;
  readonly opened: Promise<FromThread>;

  constructor(file: string) {
    // Not imported, because the bundler would replace the file of `new Worker` by a bundle.
    const threads = process.getBuiltinModule('node:worker_threads');
    this.worker = new threads.Worker(script(), {
      workerData: file,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.opened = this.addPending(0);
    this.worker.on('message', (answer: FromThread) => this.settle(answer));
    const end = () => {
      this.ended = true;
      for (const { reject } of this.pending.values()) reject(closed());
      this.pending.clear();
    };
    this.worker.on('error', end);
    this.worker.on('exit', end);
  }

  private addPending(id: number): Promise<FromThread> {
    this.worker.ref();
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
  }

  private settle(answer: FromThread): void {
    const pending = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    if (this.pending.size === 0) this.worker.unref();
    if (answer.error) {
      const { kind, code, message } = answer.error;
      pending?.reject(new StoreError(kind, code, message));
    } else pending?.resolve(answer);
  }

  call(operation: ToThread['operation'], sql = '', values: Values = {}): Promise<FromThread> {
    if (this.ended) return Promise.reject(closed());
    this.lastId += 1;
    const id = this.lastId;
    const answer = this.addPending(id);
    this.worker.postMessage({ id, operation, sql, values } satisfies ToThread);
    return answer;
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

const closed = () => new StoreError('unavailable', 'closed', 'A statement on the store failed');

/**
 * Opens the SQLite store in a worker thread: a commit waits for the disk (`synchronous=FULL`) and would block the event
 * loop. Same contract and errors as `openSqlite`.
 */
export async function openThreaded(file: string): Promise<Store> {
  const thread = new Thread(file);
  try {
    await thread.opened;
  } catch (error) {
    await thread.end();
    throw error;
  }
  return {
    engine: 'sqlite',
    all: async (sql, values = {}) => (await thread.call('all', sql, values)).rows ?? [],
    writable: () =>
      thread
        .call('writable')
        .then((answer) => answer.writable === true)
        .catch(() => false), // StoreError only: the thread has ended
    close: async () => {
      await thread.call('close').catch(() => undefined); // it has ended already
      await thread.end();
    },
  };
}
