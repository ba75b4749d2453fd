import { randomUUID } from 'node:crypto';
import { env, isHttps } from '../runtime/env.ts';
import { errorCode, log } from '../runtime/log.ts';
import { errorResponse, createRefusal } from './responses.ts';

/** The id of a request in the log, which our server sets; in tests a new one. */
export const requestIdOf = (request: Request): string => request.headers.get('x-request-id') ?? randomUUID();

/** The first two parts of the path, for the log (`/api/passes`): the others may give access to a pass. */
const routeOf = (request: Request) => new URL(request.url).pathname.split('/').slice(0, 3).join('/');

/**
 * True if `Origin` has the host of the site or of the request. On an https site http origins do not count: anyone on
 * the network could have written such a page.
 */
function isOwnOrigin(headers: Headers): boolean {
  const { host, protocol } = URL.parse(headers.get('origin') ?? '') ?? {};
  if (isHttps() && protocol !== 'https:') return false;
  return Boolean(host) && (host === new URL(env().siteUrl).host || host === headers.get('host'));
}

/** True if another site may have made the request (CSRF), by `Sec-Fetch-Site` or, without that header, by `Origin`. */
function isForged(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site');
  return fetchSite === null ? !isOwnOrigin(request.headers) : fetchSite !== 'same-origin';
}

/** Wraps the handler of a route: rejects posts from other sites (403), and responds to an exception with 500. */
export const wrapHandler =
  <Context = unknown>(handle: (request: Request, context: Context) => Response | Promise<Response>) =>
  async (request: Request, context: Context): Promise<Response> => {
    if (request.method === 'POST' && isForged(request))
      return errorResponse(createRefusal('forged', 'Please send this form from our website.'));
    try {
      return await handle(request, context);
    } catch (error) {
      // Handlers respond to expected errors themselves, so this is a bug.
      const id = requestIdOf(request);
      log.error('http.handler', { id, route: routeOf(request), code: errorCode(error) });
      return errorResponse(
        createRefusal('internal', `Something went wrong on our side. Reference ${id.slice(0, 8)}.`),
      );
    }
  };
