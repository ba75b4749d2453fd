import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folder of the server under test. */
export const dataDir = path.join(process.env.E2E_DATA_DIR ?? '', 'data');

/** The e-mails of the outbox folder that contain a text, oldest first, as raw .eml files. */
export function outbox(containing: string): string[] {
  const folder = path.join(dataDir, 'outbox');
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    // The folder does not exist before the first e-mail.
    return [];
  }
  return names
    .map((name) => path.join(folder, name))
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes(containing));
}
