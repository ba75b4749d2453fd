/**
 * Whether a job that ran out of time hardly got to compute: then the machine was overloaded and says nothing about the
 * photo, which must not be called "not a JPG/PNG" (docs/product/registration.md#e9: never a wrong "Only JPG/PNG").
 * `elapsedMs` is wall time, `cpuMs` what the process computed meanwhile, `limitMs` the time it was given.
 */
export function wasStarved(elapsedMs: number, cpuMs: number, limitMs: number): boolean {
  const ranOutOfTime = elapsedMs >= limitMs * 0.9;
  return ranOutOfTime && cpuMs < elapsedMs / 2;
}
