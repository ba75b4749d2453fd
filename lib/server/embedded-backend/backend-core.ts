import path from 'node:path';
import { getCentre, getCentres } from '../../shared/content/centres.ts';
import { writeEmail } from './email-file.ts';
import { ReceivedData } from './received-data.ts';
import { centreRow, globalEvents, rowsByPath, seedCities } from './seed.ts';

const problemResponse = (status: number, title: string) => Response.json({ status, title }, { status });

const centreOptions = (city?: string) =>
  getCentres()
    .filter((centre) => city === undefined || centre.city === city)
    .map((centre) => ({ id: centre.id, centreName: centre.name, city: centre.city }));
const cityOf = (id: string) => seedCities().find((city) => String(city.id) === id);

/** The body of a read's response from the parameters `Id` and `date`; undefined means 404. */
const readCalls: Readonly<Record<string, (id: string, month: string) => unknown>> = {
  'City/GetAll': seedCities,
  'Centres/GrtBycityId': (id) => centreOptions(cityOf(id)?.name ?? ''),
  'Centres/GetAll': () => centreOptions(),
  'Centres/GetById': centreRow,
  'Events/GetGlobal': globalEvents,
  ...Object.fromEntries(
    Object.entries(rowsByPath).map(([name, rows]) => [
      name,
      (id: string, month: string) => {
        const centre = getCentre(id);
        return centre ? rows(centre, month) : [];
      },
    ]),
  ),
};

type CallStorage = { data: ReceivedData; emailFolder: string; key: string | undefined };

/** The texts of a multipart body by name, and its files in order. */
async function partsOf(request: Request) {
  const parts = [...(await request.formData())];
  const files = parts.map(async ([part, value]) => {
    if (typeof value === 'string') return [];
    return [{ part, name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) }];
  });
  const texts = parts.filter((part): part is [string, string] => typeof part[1] === 'string');
  return { fields: Object.fromEntries(texts), files: (await Promise.all(files)).flat() };
}

/** Each reads the request and returns a function that stores the data and makes the response. */
const writeCalls: Readonly<Record<string, (request: Request, store: CallStorage) => Promise<() => object>>> =
  {
    'Inquiries/Add': async (request, { data, key }) => {
      const fields = (await request.json()) as Record<string, unknown>;
      return () => ({ id: data.add('inquiries', { fields }, key), ...fields });
    },
    'Attendee/Add': async (request, { data, key }) => {
      const { fields, files } = await partsOf(request);
      const type = fields.attendeeType ?? fields.AttendeeType ?? '';
      return () => {
        const id = data.add('attendees', { type, fields }, key, files[0]?.bytes);
        // VIP registrations are reviewed by people; their response has no id (docs/product/backend.md#b12).
        return type === 'VIP' ? { status: 'UNDER REVIEW' } : { id, attendeeType: type };
      };
    },
    'Attendee/SendEmail': async (request, { data, emailFolder, key }) => {
      const { fields, files: attachments } = await partsOf(request);
      const { Email: email = '', Subject: subject = '', Body: html = '' } = fields;
      return () => {
        const file = writeEmail(emailFolder, { email, subject, html, attachments }, key);
        data.add('emails', { email, subject, file }, key);
        return { sent: true };
      };
    },
  };

/** Creates a backend whose database and emails are in `folder`. */
export function createBackendCore(folder: string) {
  const data = new ReceivedData(folder);
  const emailFolder = path.join(/* turbopackIgnore: true */ folder, 'outbox');
  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const name = /\/api\/(.+)$/.exec(url.pathname)?.[1] ?? '';
    if (request.method === 'GET' && Object.hasOwn(readCalls, name)) {
      const { searchParams } = url;
      const id = searchParams.get('Id')?.toLowerCase() ?? '';
      const foundBody = readCalls[name]?.(id, searchParams.get('date') ?? '');
      return foundBody === undefined ? problemResponse(404, 'Not found') : Response.json(foundBody);
    }
    if (request.method !== 'POST' || !Object.hasOwn(writeCalls, name))
      return problemResponse(404, 'Not found');
    const key = request.headers.get('idempotency-key') ?? undefined;
    const write = await writeCalls[name]?.(request, { data, emailFolder, key }).catch(() => undefined);
    if (!write) return problemResponse(400, 'Unreadable body');
    const text = data.once(name, key, () => JSON.stringify(write()));
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  };
  return { handle, data, close: () => data.close() };
}

export type BackendCore = ReturnType<typeof createBackendCore>;
