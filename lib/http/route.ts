import { randomUUID } from 'node:crypto';
import { errorCode, log } from '../foundation/log.ts';
import { decoded } from '../foundation/decoded.ts';
import { refuseForged } from './origin.ts';
import { errorResponse } from './error-response.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];
type Handler<Context> = (request: Request, context: Context) => Response | Promise<Response>;
type Handlers<Context> = Partial<Record<'GET' | 'POST', Handler<Context>>>;

/** The id under which this request appears in the log; our server gives one, tests without a server get a fresh one. */
export const requestId = (request: Request): string => request.headers.get('x-request-id') ?? randomUUID();

/** The path as the log may know it: `/api/passes/[token]/pass.png`, since what stands for a parameter may open a pass. */
async function patternOf(request: Request, context: unknown): Promise<string> {
  const params: unknown = await Reflect.get(Object(context), 'params');
  const names = new Map(Object.entries(Object(params)).map(([name, value]) => [String(value), name]));
  return new URL(request.url).pathname
    .split('/')
    .map((part) => {
      const name = names.get(decoded(part));
      return name === undefined ? part : `[${name}]`;
    })
    .join('/');
}

async function guarded<Context>(
  handler: Handler<Context>,
  method: Method,
  request: Request,
  context: Context,
): Promise<Response> {
  const forged = method === 'POST' ? refuseForged(request) : undefined;
  if (forged) return forged;
  try {
    return await handler(request, context);
  } catch (error) {
    // A handler answers every foreseen fault itself; this is a defect. The visitor gets a reference, the log the rest.
    const id = requestId(request);
    log.error('http.handler', {
      id,
      route: await patternOf(request, context),
      code: errorCode(error),
    });
    return errorResponse(500, {
      code: 'internal',
      message: `Something went wrong on our side. Reference ${id.slice(0, 8)}.`,
    });
  }
}

/**
 * All method exports of a route file: the given handlers guarded against forged posts and exceptions, every other method
 * 405 with `Allow`. GET also answers HEAD. Use: `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } =
 * route({ POST: … });`
 */
export function route<Context = unknown>(handlers: Handlers<Context>): Record<Method, Handler<Context>> {
  const allowed = methods.filter((method) => (method === 'HEAD' ? handlers.GET : method in handlers));
  const refuse = () => {
    const refusal = errorResponse(405, {
      code: 'method',
      message: `This address answers ${allowed.join(' and ')} only.`,
    });
    refusal.headers.set('Allow', allowed.join(', '));
    return refusal;
  };
  const answer = (method: Method): Handler<Context> => {
    const handler = method === 'GET' || method === 'HEAD' ? handlers.GET : method === 'POST' && handlers.POST;
    return handler ? (request, context) => guarded(handler, method, request, context) : refuse;
  };
  return {
    GET: answer('GET'),
    HEAD: answer('HEAD'),
    POST: answer('POST'),
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: refuse,
  };
}
