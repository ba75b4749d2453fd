import { expect, type APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const photo = readFileSync(path.join(import.meta.dirname, '../../pass/portrait.jpg'));

export async function registerForPass(
  request: APIRequestContext,
  form: 'visitor' | 'conference',
  answers: Readonly<Record<string, string>>,
): Promise<string> {
  const idempotencyKey = crypto.randomUUID();
  let passUrl = '';
  // On a busy machine the pass is drawn after the response; the same post asks again.
  await expect(async () => {
    const response = await request.post(`/api/registrations/${form}`, {
      headers: { Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      multipart: {
        phone: '0300 1234567',
        userType: 'Professional',
        organization: 'Hidden Works',
        designation: 'Software Engineer',
        profileImage: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo },
        idempotencyKey,
        ...answers,
      },
    });
    expect(response.status()).toBe(201);
    passUrl = ((await response.json()) as { pass: { page: string } }).pass.page;
  }).toPass();
  return passUrl;
}
