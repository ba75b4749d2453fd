import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { dataDir } from './server';

/** Calls the test controls of the embedded backend: faults and counters. */
export async function control(page: Page, name: string, method = 'GET', data?: object): Promise<unknown> {
  const note = JSON.parse(readFileSync(path.join(dataDir, 'embedded-backend.json'), 'utf8')) as {
    apiUrl: string;
  };
  const answer = await page.request.fetch(note.apiUrl.replace(/api$/, `__control/${name}`), {
    method,
    ...(data && { data: JSON.stringify(data) }),
  });
  return answer.json();
}
