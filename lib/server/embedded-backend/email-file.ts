import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../runtime/crypto.ts';

type Message = {
  email: string;
  subject: string;
  html: string;
  attachments: readonly { name: string; type: string; bytes: Uint8Array }[];
};

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const toPage = ({ email, subject, html, attachments }: Message): string =>
  [
    html,
    `<hr><p>To: ${escapeHtml(email)}<br>Subject: ${escapeHtml(subject)}</p>`,
    ...attachments.map(
      ({ name, type, bytes }) =>
        `<img alt="${name}" src="data:${type};base64,${Buffer.from(bytes).toString('base64')}">`,
    ),
  ].join('\n');

/** Writes a message to a folder and returns the file's name, made of the key, so that a retry replaces the file. */
export function writeEmail(emailFolder: string, message: Message, key: string | undefined): string {
  const name = `${key ? sha256(key).slice(0, 32) : randomUUID()}.html`;
  const folder = path.resolve(/* turbopackIgnore: true */ emailFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporaryFile = path.join(/* turbopackIgnore: true */ folder, `.${name}.draft`);
  writeFileSync(temporaryFile, toPage(message), { mode: 0o600 });
  renameSync(temporaryFile, path.join(/* turbopackIgnore: true */ folder, name));
  return name;
}
