import { pageState } from '../content/page-state.ts';
import { errorCode, log } from '../foundation/log.ts';
import { now } from '../foundation/time.ts';

/**
 * Makes a function to call before each page is answered. It calls `renew` before the first page, and again whenever what all
 * pages say of the event and the notices has changed, so that no page shows an earlier state (docs/product/pages.md#p33,
 * docs/product/pages.md#p35). It returns what the request has to wait for, or undefined when nothing has changed. A failure
 * of `renew` is logged, and the next request tries again.
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
