import path from 'node:path';
import { getCentre, getCentres } from '../../shared/content/centres.ts';
import { isMonth } from '../../shared/util/time.ts';
import { env } from '../runtime/env.ts';
import { type Checked, checkAttendee, checkEmail, checkInquiry, type Problems } from './contract.ts';
import { ReceivedData } from './data.ts';
import { writeEml } from './eml.ts';
import { centreRow, globalEvents, rowsOf, seedCities } from './seed.ts';

const problemResponse = (
  status: number,
  title: string,
  errors: Problems = {},
  headers: Record<string, string> = {},
) => Response.json({ status, title, errors }, { status, headers });

type ReadCall = {
  /** Parameters, each required once; any other is rejected. */
  parameters: readonly ('Id' | 'date')[];
  /** The body of the response; undefined for 404. */
  find: (id: string, month: string) => unknown;
};

const centreOptions = (city?: string) =>
  getCentres()
    .filter((centre) => city === undefined || centre.city === city)
    .map((centre) => ({ id: centre.id, centreName: centre.name, city: centre.city }));
const cityOf = (id: string) => seedCities().find((city) => String(city.id) === id);

const readCalls: Readonly<Record<string, ReadCall>> = {
  'City/GetAll': { parameters: [], find: seedCities },
  'Centres/GrtBycityId': { parameters: ['Id'], find: (id) => centreOptions(cityOf(id)?.name ?? '') },
  'Centres/GetAll': { parameters: [], find: () => centreOptions() },
  'Centres/GetById': { parameters: ['Id'], find: centreRow },
  'Events/GetGlobal': { parameters: [], find: globalEvents },
  ...Object.fromEntries(
    Object.entries(rowsOf).map(([name, rows]): [string, ReadCall] => [
      name,
      {
        parameters: name === 'Placement/GetMonthWise' ? ['Id', 'date'] : ['Id'],
        find: (id, month) => {
          const centre = getCentre(id);
          return centre ? rows(centre, month) : [];
        },
      },
    ]),
  ),
};

function respondToRead({ parameters, find }: ReadCall, query: URLSearchParams): Response {
  const names: readonly string[] = parameters;
  const [id = '', month = ''] = [query.get('Id')?.toLowerCase(), query.get('date') ?? undefined];
  const errors: Problems = {};
  for (const key of query.keys()) if (!names.includes(key)) errors[key] = 'unknown parameter';
  for (const key of names) if (query.getAll(key).length !== 1) errors[key] = 'exactly one value';
  if (parameters.includes('date') && !isMonth(month)) errors.date = 'year-month';
  if (Object.keys(errors).length > 0) return problemResponse(400, 'Bad request', errors);
  const found = find(id, month);
  return found === undefined ? problemResponse(404, 'Not found') : Response.json(found);
}

type Stores = { data: ReceivedData; outbox: string; key: string | undefined };
type WriteCall = (name: string, request: Request, stores: Stores) => Promise<Response>;

/** A writing call: checks the body, then stores it and responds, once per idempotency key. */
const write =
  <Input>(
    type: string,
    check: (request: Request) => Promise<Checked<Input>>,
    create: (input: Input, stores: Stores) => object,
  ): WriteCall =>
  async (name, request, stores) => {
    if (!request.headers.get('content-type')?.startsWith(type)) return problemResponse(415, `${type} only`);
    const checked = await check(request).catch(() => undefined);
    if (!checked) return problemResponse(400, 'Unreadable body');
    if (checked.kind === 'invalid') return problemResponse(400, 'Bad request', checked.problems);
    const text = stores.data.once(name, stores.key, () => JSON.stringify(create(checked.value, stores)));
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  };

const writeCalls: Readonly<Record<string, WriteCall>> = {
  'Inquiries/Add': write(
    'application/json',
    async (request) =>
      checkInquiry(await request.json(), {
        cities: new Set(seedCities().map((city) => String(city.id))),
        centres: new Set(getCentres().map((centre) => centre.id)),
      }),
    (fields, { data, key }) => ({ id: data.add('inquiries', { fields }, key), ...fields }),
  ),
  'Attendee/Add': write(
    'multipart/form-data',
    async (request) => checkAttendee(await request.formData()),
    ({ type, fields, photo }, { data, key }) => {
      const id = data.add('attendees', { type, fields }, key, photo.bytes);
      // VIP registrations are reviewed by people; their response has no id (docs/product/backend.md#b12).
      return type === 'VIP' ? { status: 'UNDER REVIEW' } : { id, attendeeType: type };
    },
  ),
  'Attendee/SendEmail': write(
    'multipart/form-data',
    async (request) => checkEmail(await request.formData()),
    ({ email, subject, html, pictures }, { data, outbox, key }) => {
      const file = writeEml(outbox, { email, subject, html, attachments: pictures }, key);
      data.add('emails', { email, subject, file }, key);
      return { sent: true };
    },
  ),
};

/** Creates a backend whose database and email outbox are in `folder`. */
export function createBackendCore(folder: string = env().dataDir) {
  const data = new ReceivedData(folder);
  const outbox = path.join(/* turbopackIgnore: true */ folder, 'outbox');
  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const name = /\/api\/(.+)$/.exec(url.pathname)?.[1] ?? '';
    const read = Object.hasOwn(readCalls, name) ? readCalls[name] : undefined;
    const run = Object.hasOwn(writeCalls, name) ? writeCalls[name] : undefined;
    const notAllowed = (allowed: string) =>
      problemResponse(405, 'Method not allowed', {}, { Allow: allowed });
    if (read) return request.method === 'GET' ? respondToRead(read, url.searchParams) : notAllowed('GET');
    if (!run) return problemResponse(404, 'Not found');
    if (request.method !== 'POST') return notAllowed('POST');
    const key = request.headers.get('idempotency-key') ?? undefined;
    if (key !== undefined && !/^[\w:.-]{1,200}$/.test(key))
      return problemResponse(400, 'Unusable Idempotency-Key');
    return run(name, request, { data, outbox, key });
  };
  return { handle, data, close: () => data.close() };
}

export type BackendCore = ReturnType<typeof createBackendCore>;
