import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const dataDir = path.join(process.env.E2E_DATA_DIR ?? '', 'data');

export function embeddedBackendUrl(folder: string): string {
  const addresses: { apiUrl: string } = JSON.parse(
    readFileSync(path.join(folder, 'embedded-backend.json'), 'utf8'),
  );
  return addresses.apiUrl;
}

export const backendUrl = (): string => embeddedBackendUrl(dataDir);

/** The emails of the outbox folder that contain a text, oldest first, as web pages. */
export function emailsContaining(searchedText: string): string[] {
  const folder = path.join(dataDir, 'outbox');
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  } catch {
    // The folder does not exist before the first email.
    return [];
  }
  return names
    .map((name) => path.join(folder, name))
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes(searchedText));
}
