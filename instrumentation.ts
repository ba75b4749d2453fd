import type { Instrumentation } from 'next';

/** Starts the site's services once, before the first request; nothing in the Edge runtime. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startSite } = await import('./lib/server/start/start-site');
  await startSite();
}

/**
 * Logs the digest of an error thrown by a page or handler, which error.tsx shows as its reference. Omits the message,
 * which may quote a visitor.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log, errorCode } = await import('./lib/server/runtime/log');
  const digest = typeof error === 'object' && error !== null ? Reflect.get(error, 'digest') : undefined;
  log.error('page.error', { code: errorCode(error), digest: String(digest ?? ''), route: context.routePath });
};
