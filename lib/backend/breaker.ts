import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult, type IBackoff } from 'cockatiel';

/** Milliseconds for which an open breaker rejects calls. */
const pauseMs = 10_000;

export type Breaker<T> = {
  /**
   * Makes a call that never throws and resolves with its result; with undefined when the breaker is open and nothing was
   * called.
   */
  call: (run: () => Promise<T>) => Promise<T | undefined>;
  isClosed: () => boolean;
  /** Milliseconds until calls are let through again, 0 when it is closed. */
  pausedFor: () => number;
};

/** A circuit breaker: five consecutive failures open it for ten seconds, then one trial call is let through. */
export function createBreaker<T>(isFailure: (result: T) => boolean, onBreak?: () => void): Breaker<T> {
  let openUntil = 0;
  const pausedFor = () => Math.max(0, openUntil - performance.now());
  // Cockatiel compares times of the clock: put back by an hour, it would keep the breaker open for an hour.
  const pause: IBackoff<unknown> = {
    get duration() {
      return pausedFor() > 0 ? Infinity : -Infinity;
    },
    next: () => pause,
  };
  const breaker = circuitBreaker(
    handleWhenResult((result) => isFailure(result as T)),
    { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(5) },
  );
  breaker.onBreak(() => {
    openUntil = performance.now() + pauseMs;
    onBreak?.();
  });
  return {
    call: async (run) => {
      // While one call tests a half-open breaker, the others must not queue behind it.
      if (breaker.state === CircuitState.HalfOpen) return undefined;
      return breaker.execute(run).catch(() => undefined); // BrokenCircuitError
    },
    isClosed: () => breaker.state === CircuitState.Closed,
    pausedFor,
  };
}
