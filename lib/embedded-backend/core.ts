import path from 'node:path';
import { env } from '../foundation/env.ts';
import { isMonth } from '../foundation/time.ts';
import { checkAttendee, checkEmail, checkInquiry, type Problems } from './contract.ts';
import { Data } from './data.ts';
import { writeEml } from './eml.ts';
import type { SeedResource } from './seed.ts';

/** Maximum size of a request body in bytes: more than a mail with two passes. */
export const bodyCap = 16 * 1024 * 1024;

export type Core = {
  handle: (request: Request) => Promise<Response>;
  data: Data;
  close: () => void;
};

const problem = (
  status: number,
  title: string,
  errors: Problems = {},
  headers: Record<string, string> = {},
) => Response.json({ status, title, errors }, { status, headers });

const centreLists: Readonly<Record<string, SeedResource>> = {
  'Events/GetByCenterId': 'event',
  'UpcomingBatch/GetByCenterId': 'batch',
  'SOM/GetByCenterId': 'som',
  'POM/GetByCenterId': 'pom',
};

const option = ({ id, centreName, city }: Record<string, unknown>) => ({ id, centreName, city });

/** Parameters of each read call; any other parameter is refused. */
const reads: Readonly<Record<string, readonly string[]>> = {
  'City/GetAll': [],
  'Centres/GrtBycityId': ['Id'],
  'Centres/GetAll': [],
  'Centres/GetById': ['Id'],
  'Events/GetGlobal': [],
  'Events/GetByCenterId': ['Id'],
  'UpcomingBatch/GetByCenterId': ['Id'],
  'SOM/GetByCenterId': ['Id'],
  'POM/GetByCenterId': ['Id'],
  'Placement/GetMonthWise': ['Id', 'date'],
};

function answerRead(name: string, query: URLSearchParams, data: Data): Response {
  const parameters = reads[name] ?? [];
  const errors: Problems = {};
  for (const key of query.keys()) if (!parameters.includes(key)) errors[key] = 'unknown parameter';
  for (const key of parameters) if (query.getAll(key).length !== 1) errors[key] = 'exactly one value';
  if (parameters.includes('date') && !isMonth(query.get('date') ?? '')) errors.date = 'year-month';
  if (Object.keys(errors).length > 0) return problem(400, 'Bad request', errors);

  const id = (query.get('Id') ?? '').toLowerCase();
  const list = centreLists[name];
  if (list) return Response.json(data.rows(list, id));
  switch (name) {
    case 'City/GetAll':
      return Response.json(data.cities());
    case 'Centres/GetAll':
      return Response.json(data.centres().map(option));
    case 'Centres/GrtBycityId': {
      const city = data.cities().find((candidate) => String(candidate.id) === id);
      return Response.json(
        data
          .centres()
          .filter((centre) => centre.city === city?.name)
          .map(option),
      );
    }
    case 'Centres/GetById': {
      const [centre] = data.rows('centre', id);
      return centre ? Response.json(centre) : problem(404, 'Not found');
    }
    case 'Events/GetGlobal':
      return Response.json(data.rows('global'));
    default:
      return Response.json(data.rows('placement', id, query.get('date') ?? ''));
  }
}

const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });

type Write = { request: Request; key: string | undefined; data: Data; outbox: string };

async function addInquiry({ request, key, data }: Write): Promise<Response> {
  if (!/^application\/json\b/.test(request.headers.get('content-type') ?? ''))
    return problem(415, 'JSON only');
  const known = {
    cities: new Set(data.cities().map((city) => String(city.id))),
    centres: new Set(data.centres().map((centre) => String(centre.id))),
  };
  const body: unknown = await request.json().catch(() => undefined);
  const checked = checkInquiry(body, known);
  if ('problems' in checked) return problem(400, 'Bad request', checked.problems);
  const create = () => JSON.stringify({ id: data.addInquiry(checked.ok, key), ...checked.ok });
  return json(data.once('Inquiries/Add', key, create));
}

async function readForm(request: Request): Promise<FormData | Response> {
  if (!/^multipart\/form-data\b/.test(request.headers.get('content-type') ?? ''))
    return problem(415, 'multipart/form-data only');
  return request.formData().catch(() => problem(400, 'Unreadable multipart body'));
}

async function addAttendee({ request, key, data }: Write): Promise<Response> {
  const form = await readForm(request);
  if (form instanceof Response) return form;
  const checked = await checkAttendee(form);
  if ('problems' in checked) return problem(400, 'Bad request', checked.problems);
  const { type, fields, photo } = checked.ok;
  const create = () => {
    const id = data.addAttendee({ type, fields, photo: photo.bytes }, key);
    // VIP registrations are reviewed by people; their response has no id (docs/product/backend.md#b12).
    return JSON.stringify(type === 'VIP' ? { status: 'UNDER REVIEW' } : { id, attendeeType: type });
  };
  return json(data.once('Attendee/Add', key, create));
}

async function sendEmail({ request, key, data, outbox }: Write): Promise<Response> {
  const form = await readForm(request);
  if (form instanceof Response) return form;
  const checked = await checkEmail(form);
  if ('problems' in checked) return problem(400, 'Bad request', checked.problems);
  const { email, subject, html, pictures } = checked.ok;
  const create = () => {
    const file = writeEml(outbox, { email, subject, html, attachments: pictures }, key);
    data.addEmail({ email, subject, file }, key);
    return JSON.stringify({ sent: true });
  };
  return json(data.once('Attendee/SendEmail', key, create));
}

const writes: Readonly<Record<string, (write: Write) => Promise<Response>>> = {
  'Inquiries/Add': addInquiry,
  'Attendee/Add': addAttendee,
  'Attendee/SendEmail': sendEmail,
};

/** Creates a backend whose database and e-mail outbox are in `folder`. */
export function createCore(folder: string = env().dataDir): Core {
  const data = new Data(folder);
  const outbox = path.join(/* turbopackIgnore: true */ folder, 'outbox');
  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const name = /\/api\/(.+)$/.exec(url.pathname)?.[1] ?? '';
    const write = Object.hasOwn(writes, name) ? writes[name] : undefined;
    if (!write && !Object.hasOwn(reads, name)) return problem(404, 'Not found');
    const allowed = write ? 'POST' : 'GET';
    if (request.method !== allowed) return problem(405, 'Method not allowed', {}, { Allow: allowed });
    if (!write) return answerRead(name, url.searchParams, data);
    const key = request.headers.get('idempotency-key') ?? undefined;
    if (key !== undefined && !/^[\w:.-]{1,200}$/.test(key)) return problem(400, 'Unusable Idempotency-Key');
    return write({ request, key, data, outbox });
  };
  return { handle, data, close: () => data.close() };
}
