/** Maximum numbers: of jobs at work, of jobs that wait, and of bytes that waiting jobs hold. */
type QueueLimits = { processes: number; waiting: number; waitingBytes: number };

/** Whose share a job takes. A job without a key takes nobody's: it goes first, and gives way to none. */
type Key = string | undefined;
type Waiting = { key: Key; bytes: number; settle: (entered: boolean) => void };

/**
 * Creates a queue in which each key has a share (docs/security.md#n1). Of what waits, the job goes first whose key has the
 * fewest at work. When there is no room, whoever has most gives their newest place to a key that has less.
 */
export function createQueue(limits: QueueLimits) {
  const running: Key[] = [];
  const waiting: Waiting[] = [];

  const countIn = (keys: readonly Key[], key: Key) =>
    key === undefined ? 0 : keys.filter((one) => one === key).length;
  const heldBy = (key: Key) => countIn([...running, ...waiting.map((one) => one.key)], key);
  const hasRoomFor = (bytes: number) =>
    waiting.length < limits.waiting &&
    waiting.reduce((sum, one) => sum + one.bytes, bytes) <= limits.waitingBytes;
  const remove = (job: Waiting) => void waiting.splice(waiting.indexOf(job), 1);

  /** The job whose place a new job of this key may take. */
  function victimFor(key: Key): Waiting | undefined {
    const [victim] = waiting.toReversed().toSorted((a, b) => heldBy(b.key) - heldBy(a.key));
    const share = key === undefined ? 0 : heldBy(key) + 1;
    return victim && heldBy(victim.key) > share ? victim : undefined;
  }

  /** Resolves when the job may begin, with false when it was refused: at once, or later for somebody else's. */
  function enter(key: Key, bytes: number): boolean | Promise<boolean> {
    if (running.length < limits.processes) {
      running.push(key);
      return true;
    }
    while (!hasRoomFor(bytes)) {
      const victim = victimFor(key);
      if (!victim) return false;
      remove(victim);
      victim.settle(false);
    }
    return new Promise((settle) => waiting.push({ key, bytes, settle }));
  }

  function leave(key: Key): void {
    running.splice(running.indexOf(key), 1);
    const turn = ({ key }: Waiting) => (key === undefined ? -1 : countIn(running, key));
    const [next] = waiting.toSorted((a, b) => turn(a) - turn(b));
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
