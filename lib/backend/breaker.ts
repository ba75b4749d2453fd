import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult } from 'cockatiel';

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
  const breaker = circuitBreaker(
    handleWhenResult((result) => isFailure(result as T)),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(5) },
  );
  let openUntil = 0;
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
    pausedFor: () => Math.max(0, openUntil - performance.now()),
  };
}
