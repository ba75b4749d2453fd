import { pageState } from '../content/page-state.ts';
import { errorCode, log } from '../foundation/log.ts';
import { now } from '../foundation/time.ts';

/**
 * Calls `renew` before the first page and whenever the state of the site has changed, so that no page tells of an earlier one
 * (docs/product/pages.md#p33, docs/product/pages.md#p35). The result is what a request has to wait for: undefined when nothing
 * has changed. After a failure the next request tries again.
 */
export function createStateWatch(renew: () => Promise<unknown>): () => Promise<void> | undefined {
  let known: string | undefined;
  let renewing: Promise<void> | undefined;
  return () => {
    const state = pageState(now());
    if (state === known) return renewing;
    known = state;
    renewing = renew()
      .then(
        () => undefined,
        (error: unknown) => {
          known = undefined;
          log.error('pages.not-renewed', { code: errorCode(error) });
        },
      )
      .finally(() => (renewing = undefined));
    return renewing;
  };
}
