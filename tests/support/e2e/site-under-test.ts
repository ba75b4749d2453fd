import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The data folder of the server under test. */
export const dataDir = path.join(process.env.E2E_DATA_DIR ?? '', 'data');

/** Base URL of the embedded backend of a site with this data folder. */
export function embeddedBackendUrl(folder: string): string {
  const addresses: { apiUrl: string } = JSON.parse(
    readFileSync(path.join(folder, 'embedded-backend.json'), 'utf8'),
  );
  return addresses.apiUrl;
}

/** Base URL of the backend of the server under test. */
export const backendUrl = (): string => embeddedBackendUrl(dataDir);

/** Calls the test controls of the embedded backend: faults, counters and records. */
export async function controlBackend(name: string, method = 'GET', data?: object): Promise<unknown> {
  const controlUrl = backendUrl().replace(/api$/, `__control/${name}`);
  const response = await fetch(controlUrl, { method, ...(data && { body: JSON.stringify(data) }) });
  return response.json();
}

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
