/**
 * Whether a job timed out because it got little CPU time; the photo must then not be refused as "not a JPG/PNG"
 * (docs/product/registration.md#e9). `elapsedMs` is wall time, `cpuMs` CPU time, `limitMs` the time limit.
 */
export function wasStarved(elapsedMs: number, cpuMs: number, limitMs: number): boolean {
  const ranOutOfTime = elapsedMs >= limitMs * 0.9;
  return ranOutOfTime && cpuMs < elapsedMs / 2;
}
