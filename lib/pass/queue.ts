/** Maximum numbers: of running jobs, of these in the background, of waiting jobs, and of bytes that waiting jobs hold. */
type QueueLimits = { processes: number; background: number; waiting: number; waitingBytes: number };

/** The share that a job takes. A job without a key is in the background: nobody waits for it. */
type Key = string | undefined;
type Waiting = { key: Key; bytes: number; settle: (entered: boolean) => void };

/**
 * Creates a queue in which each key has a share (docs/security.md#n1). The waiting job whose key has the fewest running jobs
 * runs next; when full, the key with most jobs loses its newest to one with fewer. A background job runs when no other waits.
 * It is never refused: the outbox's worker has at most four.
 */
export function createQueue(limits: QueueLimits) {
  const running: Key[] = [];
  const waiting: Waiting[] = [];

  const countIn = (keys: readonly Key[], key: Key) => keys.filter((one) => one === key).length;
  const heldBy = (key: Key) => countIn([...running, ...waiting.map((one) => one.key)], key);
  const visitors = () => waiting.filter(({ key }) => key !== undefined);
  const hasRoomFor = (bytes: number) =>
    visitors().length < limits.waiting &&
    visitors().reduce((sum, one) => sum + one.bytes, bytes) <= limits.waitingBytes;
  const mayRun = (key: Key) =>
    running.length < limits.processes &&
    (key !== undefined || countIn(running, undefined) < limits.background);
  const remove = (job: Waiting) => void waiting.splice(waiting.indexOf(job), 1);

  /** The job whose place a new job of this key may take. */
  function victimFor(key: string): Waiting | undefined {
    const [victim] = visitors()
      .toReversed()
      .toSorted((a, b) => heldBy(b.key) - heldBy(a.key));
    return victim && heldBy(victim.key) > heldBy(key) + 1 ? victim : undefined;
  }

  /** Resolves when the job may begin, with false when it was refused: at once, or later for somebody else's. */
  function enter(key: Key, bytes: number): boolean | Promise<boolean> {
    if (mayRun(key)) {
      running.push(key);
      return true;
    }
    while (key !== undefined && !hasRoomFor(bytes)) {
      const victim = victimFor(key);
      if (!victim) return false;
      remove(victim);
      victim.settle(false);
    }
    return new Promise((settle) => waiting.push({ key, bytes, settle }));
  }

  function leave(key: Key): void {
    running.splice(running.indexOf(key), 1);
    const turn = ({ key }: Waiting) => (key === undefined ? limits.processes : countIn(running, key));
    const [next] = waiting.filter((job) => mayRun(job.key)).toSorted((a, b) => turn(a) - turn(b));
    if (!next) return;
    remove(next);
    running.push(next.key);
    next.settle(true);
  }

  return {
    /** Runs `work` when it is the job's turn; `busy` when it was refused. Rejects as `work` does. */
    async run<T>(key: Key, bytes: number, work: () => Promise<T>): Promise<T | 'busy'> {
      if (!(await enter(key, bytes))) return 'busy';
      try {
        return await work();
      } finally {
        leave(key);
      }
    },
    /** Whether a job of this key would be refused now, however small. */
    isFullFor: (key: string): boolean =>
      running.length >= limits.processes && !hasRoomFor(0) && !victimFor(key),
    running: (): number => running.length,
    waiting: (): number => waiting.length,
  };
}
