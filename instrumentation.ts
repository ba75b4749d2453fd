import type { Instrumentation } from 'next';

/** Runs once before the first request. Everything it does is Node's; the other runtime never gets here. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startSite } = await import('./lib/start/start');
  await startSite();
}

/** A page or handler threw: the digest is the reference that error.tsx shows. Never the message, it may quote a visitor. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log, errorCode } = await import('./lib/foundation/log');
  const digest = typeof error === 'object' && error !== null ? Reflect.get(error, 'digest') : undefined;
  log.error('page.error', { code: errorCode(error), digest: String(digest ?? ''), route: context.routePath });
};
