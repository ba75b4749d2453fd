import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSite } from '../../shared/content/site.ts';
import { now } from '../../shared/util/time.ts';
import { sha256 } from '../runtime/crypto.ts';

type Attachment = { name: string; type: string; bytes: Uint8Array };
type Message = { email: string; subject: string; html: string; attachments: readonly Attachment[] };

const base64 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('base64')
    .replace(/.{76}(?=.)/g, '$&\r\n');

/** A header text; non-ASCII as an RFC 2047 encoded word. */
const headerText = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

const safeFileName = (name: string) => name.replace(/[^\w.-]+/g, '-').slice(0, 80) || 'attachment';

/** A complete RFC 5322 message: HTML body and attachments as multipart/mixed. */
function toEml({ email, subject, html, attachments }: Message, id: string): string {
  const part = (bytes: Uint8Array, ...headers: readonly string[]) => [
    `--=_${id}`,
    ...headers,
    'Content-Transfer-Encoding: base64',
    '',
    base64(bytes),
  ];
  return [
    `From: ${headerText(getSite().name)} <${getSite().eventsEmail}>`,
    `To: <${email}>`,
    `Subject: ${headerText(subject)}`,
    `Date: ${now().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@embedded-backend.invalid>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="=_${id}"`,
    '',
    ...part(Buffer.from(html), 'Content-Type: text/html; charset=utf-8'),
    ...attachments.flatMap(({ name, type, bytes }) =>
      part(
        bytes,
        `Content-Type: ${type}; name="${safeFileName(name)}"`,
        `Content-Disposition: attachment; filename="${safeFileName(name)}"`,
      ),
    ),
    `--=_${id}--`,
    '',
  ].join('\r\n');
}

/**
 * Writes a message to the outbox folder atomically and returns the file name. The name derives from the key, so that a
 * retry after a crash replaces the file.
 */
export function writeEml(outbox: string, message: Message, key: string | undefined): string {
  const id = key ? sha256(key).slice(0, 32) : randomUUID();
  const folder = path.resolve(/* turbopackIgnore: true */ outbox);
  const name = `${id}.eml`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporaryFile = path.join(/* turbopackIgnore: true */ folder, `.${id}.draft`);
  writeFileSync(temporaryFile, toEml(message, id), { mode: 0o600 });
  renameSync(temporaryFile, path.join(/* turbopackIgnore: true */ folder, name));
  return name;
}
