import fc from 'fast-check';
import { centrePath, getCentres } from '../../lib/shared/content/centres.ts';
import { getRoutes } from '../../lib/server/content/routes.ts';
import { partNames, photoControl } from '../../lib/shared/registration/fields.ts';
import { feedbackControl, questions, textFields } from '../../lib/shared/feedback/fields.ts';
import { visitorNumber } from '../support/people.ts';
import { mutatedPictures, type Picture } from './pictures.ts';
import type { Odd } from './send.ts';

const hostileText = [
  '',
  ' ',
  '\0',
  '\r\nSet-Cookie: a=b',
  '%00',
  '%',
  '%zz',
  '%c0%ae%c0%ae',
  '../../etc/passwd',
  '..%2f..%2f',
  '//evil.example',
  '/\\evil.example',
  '/./',
  '%252e%252e',
  '<script>alert(1)</script>',
  "'; DROP TABLE registrations; --",
  '{{7*7}}${7*7}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e400',
  '9'.repeat(400),
  '\uD800',
  'e\u0301'.repeat(200),
  '\u202Egnp',
  '2025-13',
  '0000-00',
  'x'.repeat(5_000),
  'A'.repeat(22),
];
const text = fc.oneof(
  fc.constantFrom(...hostileText),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ maxLength: 200 }),
);
const optional = <T>(arbitrary: fc.Arbitrary<T>, weight = 1) =>
  fc.oneof({ arbitrary, weight }, { arbitrary: fc.constant(undefined), weight: 1 });

/** Text as a header value: UTF-8 bytes without control characters, short enough to be parsed. */
const asHeader = (value: string) =>
  Buffer.from(value)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 4_000);
/** Text as part of a URL: escaped only if necessary. */
const asPath = (value: string) =>
  value
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent)
    .replace(/[#]/g, '%23')
    .slice(0, 6_000);

const centres = getCentres();
const pages = [
  ...getRoutes().map(({ path }) => path),
  ...centres.slice(0, 6).map(({ id }) => centrePath(id)),
  '/centre',
  '/sitemap.xml',
  '/robots.txt',
  '/menu.json',
  '/topics.json',
  '/search-index.json',
  '/registration/visitor',
  '/feedback',
  '/locations/results',
  '/_global-error',
  '/_not-found',
];
const apiReads = [
  '/api/cities',
  '/api/centres',
  '/api/placements',
  '/api/health/live',
  `/api/centres/${centres[0]?.id}/contact`,
];
const readable = fc.oneof(
  { arbitrary: fc.constantFrom(...pages), weight: 8 },
  { arbitrary: fc.constantFrom(...apiReads), weight: 2 },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          '/pass/',
          '/centre/',
          '/registration/',
          '/courses-details/',
          '/events/',
          '/api/passes/',
          '/api/registrations/status/',
          '/api/centres/',
          '/_next/static/',
          '/_next/data/',
          '/media/',
          '/pictures/',
          '/',
        ),
        fc.array(text.map(asPath), { minLength: 1, maxLength: 4 }),
      )
      .map(([start, rest]) => (start + rest.join('/')).slice(0, 7_000)),
    weight: 3,
  },
);

const known = fc.oneof(
  text,
  fc.constantFrom(...centres.slice(0, 5).map(({ id }) => id), '1', '2026-10', 'Karachi', 'python', 'visitor'),
);
const queryNames = [
  'id',
  'month',
  'q',
  'cityId',
  'centreId',
  'outcome',
  'token',
  'wrong',
  'sent',
  'page',
  '_rsc',
  'email',
  'url',
  'w',
];
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...queryNames), text), known, fc.boolean()), { maxLength: 5 })
  .map((pairs) =>
    pairs.map(([name, value, raw]) => {
      const escape = raw ? asPath : (part: string) => encodeURIComponent(part.toWellFormed());
      return `${escape(name)}=${escape(value)}`;
    }),
  );
const address = fc.tuple(readable, query).map(([path, pairs]) => {
  if (pairs.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`.slice(0, 8_000);
});
const reading = fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE');

const queries: fc.Arbitrary<Odd> = fc
  .tuple(reading, address)
  .map(([method, path]) => ({ kind: 'query', method, path, headers: {} }));

/** The encoding of flash state: base64url of JSON. */
const packed = fc
  .oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.record({
      form: fc.oneof(fc.constantFrom('visitor', 'vip', 'enquiry', 'feedback'), text),
      values: fc.dictionary(text, text),
      errors: fc.dictionary(text, text),
    }),
  )
  .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url').slice(0, 4_000));
const cookieNames = ['form-answers', 'low-data', '__proto__'];
const cookies: fc.Arbitrary<Odd> = fc
  .tuple(
    fc.constantFrom(
      '/registration/visitor',
      '/registration/vip',
      '/enquire',
      '/feedback',
      '/pass',
      '/',
      '/search?q=a',
    ),
    fc.array(
      fc.tuple(
        fc.constantFrom(...cookieNames, ...cookieNames.map((name) => `__Host-${name}`)),
        fc.oneof(packed, text),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    fc.constantFrom(
      '',
      '?outcome=invalid',
      '?outcome=failed',
      '?outcome=registered&token=AAAAAAAAAAAAAAAAAAAAAA',
    ),
  )
  .map(([path, pairs, outcome]) => ({
    kind: 'cookie',
    method: 'GET',
    path: path.includes('?') ? path : path + outcome,
    headers: { Cookie: asHeader(pairs.map(([name, value]) => `${name}=${value}`).join('; ')) },
  }));

/** A valid state tree, one truncated, any JSON, any text. */
const soundTree = encodeURIComponent(
  JSON.stringify(['', { children: ['courses', { children: ['__PAGE__', {}] }] }, null, null, 16]),
);
const tree = fc.oneof(
  fc.constant(soundTree),
  fc.nat(soundTree.length).map((cut) => soundTree.slice(0, cut)),
  fc.jsonValue({ maxDepth: 4 }).map((value) => encodeURIComponent(JSON.stringify(value).toWellFormed())),
  text,
);
const flag = fc.oneof(fc.constantFrom('1', '0', '2'), text);
const router: fc.Arbitrary<Odd> = fc
  .tuple(
    reading,
    address,
    fc.record({
      RSC: optional(flag, 4),
      'Next-Router-State-Tree': optional(tree, 3),
      'Next-Router-Prefetch': optional(flag),
      'Next-Router-Segment-Prefetch': optional(
        fc.oneof(fc.constantFrom('/_tree', '/_full', '/_index', '/__PAGE__'), text),
      ),
      'Next-Url': optional(fc.oneof(fc.constantFrom('/', '/courses'), text)),
      'Next-HMR-Refresh': optional(flag),
      'Next-Action': optional(text),
      'X-Nextjs-Data': optional(flag),
      Purpose: optional(fc.constant('prefetch')),
      'If-None-Match': optional(text),
      'Accept-Encoding': optional(text),
      Accept: optional(text),
    }),
  )
  .map(([method, path, given]) => ({
    kind: 'router header',
    method,
    path,
    headers: Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, asHeader(value)]],
      ),
    ),
  }));

const number = fc.oneof(
  fc.constantFrom('', '0', '1', '-1', '99999999999', '1e3'),
  fc.nat(300_000).map(String),
);
const ranges: fc.Arbitrary<Odd> = fc
  .tuple(
    fc.constantFrom(
      '/media/videos/home.mp4',
      '/video/home.mp4',
      '/media/people/p01.webp',
      '/media/videos/none.mp4',
    ),
    fc.oneof(
      text,
      fc
        .array(fc.tuple(number, number), { minLength: 1, maxLength: 4 })
        .map((list) => `bytes=${list.map(([from, to]) => `${from}-${to}`).join(',')}`),
    ),
  )
  .map(([path, range]) => ({ kind: 'range', method: 'GET', path, headers: { Range: asHeader(range) } }));

const picturePlace = fc.oneof(
  fc.constantFrom(
    '/media/people/p01.webp',
    '/media/events/e01a.webp',
    '/art/x.svg',
    '/api/health/live',
    '/media//people',
    'people/p01.webp',
  ),
  text,
);
const width = fc.oneof(fc.constantFrom('96', '480', '800', '1920', '0', '-1', '99999'), text);
const images: fc.Arbitrary<Odd> = fc
  .tuple(picturePlace, width, text, fc.boolean())
  .map(([url, wide, more, own]) => {
    const escape = (part: string) => encodeURIComponent(part.toWellFormed());
    const path = own
      ? `/pictures/${asPath(more)}/${asPath(wide)}/${asPath(url)}`
      : `/_next/image?url=${escape(url)}&w=${escape(wide)}&q=${more.length % 2 ? '75' : escape(more)}`;
    return {
      kind: 'image address',
      method: 'GET',
      path: path.slice(0, 8_000),
      headers: { Accept: 'image/webp,*/*' },
    };
  });

const accept = fc.constantFrom('application/json', 'text/html', '*/*');
const bytesOf = (content: string) => new Uint8Array(Buffer.from(content));

/** Bytes with a few changes, or truncated. */
const corrupted = (bytes: Uint8Array) =>
  fc.oneof(
    { arbitrary: fc.constant(bytes), weight: 3 },
    {
      arbitrary: fc
        .array(fc.tuple(fc.nat(Math.max(0, bytes.length - 1)), fc.nat(255)), { maxLength: 8 })
        .map((changes) => {
          const changed = new Uint8Array(bytes);
          for (const [at, value] of changes) changed[at] = value;
          return changed;
        }),
      weight: 1,
    },
    { arbitrary: fc.nat(bytes.length).map((cut) => bytes.slice(0, cut)), weight: 1 },
  );

/** Valid form fields with a few replaced, missing or added. */
function fieldsLike<Value>(valid: Readonly<Record<string, string>>, value: fc.Arbitrary<Value>) {
  const names = Object.keys(valid);
  return fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), text), optional(value, 3)), { maxLength: 4 })
    .map((changes) =>
      Object.entries<unknown>({ ...valid, ...Object.fromEntries(changes) }).filter(
        ([, now]) => now !== undefined,
      ),
    );
}

const enquiry = {
  uphne: '0300 1234567',
  uname: 'Ayesha Khan',
  uemail: 'ayesha@example.com',
  course: 'HDSE',
  cityId: '1',
  centresId: centres[0]?.id ?? '',
  others: 'Evening classes, please',
};
const feedback = Object.fromEntries([
  ...textFields.map((name) => [
    feedbackControl(name),
    name === 'centreId' ? (centres[0]?.id ?? '') : 'Ayesha',
  ]),
  ...questions.map((name) => [name, '1']),
]) as Record<string, string>;
const report = {
  'document-uri': 'http://localhost/',
  'effective-directive': 'img-src',
  'blocked-uri': 'https://x.example',
};
const smallForms: readonly (readonly [path: string, sound: Record<string, string>])[] = [
  ['/api/inquiries', enquiry],
  ['/api/feedback', feedback],
  ['/api/passes/resend', { email: 'nobody@example.com' }],
];

const json: fc.Arbitrary<Odd> = fc
  .constantFrom(...smallForms, ['/api/csp-report', report] as const)
  .chain(([path, valid]) =>
    fc
      .tuple(
        fc.oneof(fieldsLike(valid, fc.oneof(text, fc.jsonValue())).map(Object.fromEntries), fc.jsonValue()),
        accept,
        fc.boolean(),
      )
      .chain(([value, Accept, wrapped]) => {
        const content = path === '/api/csp-report' && wrapped ? { 'csp-report': value } : value;
        const types =
          path === '/api/csp-report'
            ? ['application/csp-report', 'application/reports+json']
            : ['application/json'];
        return fc
          .tuple(
            corrupted(bytesOf(JSON.stringify(content))),
            fc.oneof(
              { arbitrary: fc.constantFrom(...types), weight: 8 },
              { arbitrary: text.map(asHeader), weight: 1 },
            ),
          )
          .map(([body, type]): Odd => ({
            kind: 'JSON body',
            method: 'POST',
            path,
            headers: { Accept, 'Content-Type': type },
            body,
          }));
      }),
  );

const formBodies: fc.Arbitrary<Odd> = fc.constantFrom(...smallForms).chain(([path, valid]) =>
  fc.tuple(fieldsLike(valid, text), accept).chain(([fields, Accept]) =>
    corrupted(
      bytesOf(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()),
    ).map((body): Odd => ({
      kind: 'form body',
      method: 'POST',
      path,
      headers: { Accept, 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    })),
  ),
);

type Part = { head: string; content: Uint8Array };
const disposition = (name: string, file?: string) =>
  `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/jpeg`}`;

/** Multipart forms with a few invalid parts, boundaries and bytes; the photo is often mutated. */
function multiparts(seeds: readonly Picture[]): fc.Arbitrary<Odd> {
  const photo = fc.oneof(
    { arbitrary: fc.constantFrom(...seeds), weight: 1 },
    { arbitrary: mutatedPictures(seeds), weight: 2 },
  );
  const oddPart: fc.Arbitrary<Part> = fc.oneof(
    fc
      .tuple(fc.oneof(fc.constantFrom(...partNames), text), text)
      .map(([name, value]) => ({ head: disposition(name), content: bytesOf(value) })),
    fc.tuple(text, text).map(([head, value]) => ({ head, content: bytesOf(value) })),
    fc
      .tuple(text, photo)
      .map(([file, { bytes }]) => ({ head: disposition(photoControl, file), content: bytes })),
  );
  const paths = ['/api/registrations/visitor', '/api/registrations/conference', '/api/registrations/vip'];
  return fc
    .tuple(
      fc.constantFrom(...paths),
      photo,
      fc.array(fc.tuple(oddPart, fc.nat(12)), { maxLength: 2 }),
      fc.oneof({ arbitrary: fc.constant('fuzz'), weight: 8 }, { arbitrary: text.map(asHeader), weight: 1 }),
      fc.oneof({ arbitrary: fc.constant('--fuzz--\r\n'), weight: 8 }, { arbitrary: text, weight: 1 }),
      accept,
      fc.nat(1_000_000_000),
    )
    .chain(([path, { bytes }, odd, boundary, end, Accept, people]) => {
      const fields: Record<string, string> = {
        ...visitorNumber(people),
        email: `fuzz${people}@example.com`,
      };
      if (path.endsWith('conference')) Object.assign(fields, { session: 'session-1', city: 'Karachi' });
      const parts: Part[] = Object.entries(fields).map(([name, value]) => ({
        head: disposition(name),
        content: bytesOf(value),
      }));
      parts.push({ head: disposition(photoControl, 'me.jpg'), content: bytes });
      for (const [part, at] of odd) parts.splice(at, at % 2, part);
      const pieces = parts.flatMap(({ head, content }) => [
        bytesOf(`--fuzz\r\n${head}\r\n\r\n`),
        content,
        bytesOf('\r\n'),
      ]);
      const body = new Uint8Array(Buffer.concat([...pieces, bytesOf(end)]));
      return corrupted(body).map((sent): Odd => ({
        kind: 'multipart body',
        method: 'POST',
        path,
        headers: { Accept, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
        body: sent,
      }));
    });
}

/** Every kind of unusual request, weighted by cost. `seeds` are photos to mutate. */
export const oddRequests = (seeds: readonly Picture[]): fc.Arbitrary<Odd> =>
  fc.oneof(
    { arbitrary: queries, weight: 6 },
    { arbitrary: cookies, weight: 3 },
    { arbitrary: router, weight: 8 },
    { arbitrary: ranges, weight: 2 },
    { arbitrary: images, weight: 3 },
    { arbitrary: json, weight: 5 },
    { arbitrary: formBodies, weight: 4 },
    { arbitrary: multiparts(seeds), weight: 4 },
  );
