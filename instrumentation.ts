import type { Instrumentation } from 'next';

/** Starts the site's services once, before the first request; the Edge runtime has nothing to start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startSite } = await import('./lib/server/start');
  await startSite();
}

/**
 * Logs the digest of an error thrown by a page or handler, which error.tsx shows as its reference. The message is left out
 * because it may quote a visitor.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log, errorCode } = await import('./lib/server/runtime/log');
  const digest = typeof error === 'object' && error !== null ? Reflect.get(error, 'digest') : undefined;
  log.error('page.error', { code: errorCode(error), digest: String(digest ?? ''), route: context.routePath });
};
