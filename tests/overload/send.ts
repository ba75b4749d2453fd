/** Requests of the load generators. */
import type { Agent, OutgoingHttpHeaders } from 'node:http';
import { send } from '../support/send.ts';

/** Milliseconds from each request to the last byte of its response, and responses by status. */
export type Read = { ms: number[]; statuses: Record<string, number> };

/** Reads a page like a browser; records the result in `seen`. */
export async function readPage(base: string, agent: Agent, path = '/', seen?: Read): Promise<void> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  const { status, ms } = await send(base, agent, { path, method: 'GET', headers });
  seen?.ms.push(ms);
  if (seen) seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
}

const boundary = 'overload-7d9f3c';
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Headers and multipart body of a registration; all bodies share the photo's buffer. */
export function registrationForm(
  base: string,
  fields: Readonly<Record<string, string>>,
  photo: Buffer,
): { headers: OutgoingHttpHeaders; body: Buffer[] } {
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="profileImage"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => field(name, value));
  const body = [Buffer.from(texts.join('') + file), photo, Buffer.from(`\r\n--${boundary}--\r\n`)];
  return {
    headers: {
      Accept: 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      Origin: base,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': body.reduce((sum, { byteLength }) => sum + byteLength, 0),
    },
    body,
  };
}
