import { noise } from '../tests/support/samples/noise.ts';
import { registrationForm, visitorNumber } from '../tests/support/samples/sample-answers.ts';

/** A portrait as the browser sends it: shrunk to a height of 1200 pixels, with noise for a realistic size in bytes. */
const photo = await noise(900, 1200, 18).blur(2).jpeg({ quality: 85 }).toBuffer();

type RegistrationResult = { ms: number; status: number };

async function postVisitor(siteUrl: string, n: number): Promise<RegistrationResult> {
  const startMs = performance.now();
  const response = await fetch(`${siteUrl}/api/registrations/visitor`, {
    method: 'POST',
    headers: { Accept: 'application/json', Origin: siteUrl },
    body: registrationForm(visitorNumber(n), photo),
  });
  await response.arrayBuffer();
  return { ms: performance.now() - startMs, status: response.status };
}

export async function registerWave(
  siteUrl: string,
  { from, count, atOnce }: { from: number; count: number; atOnce: number },
): Promise<RegistrationResult[]> {
  const results: RegistrationResult[] = [];
  const visitorNumbers = Array.from({ length: count }, (_, index) => from + index + 1).values();
  const registerNext = async () => {
    for (const n of visitorNumbers) results.push(await postVisitor(siteUrl, n));
  };
  await Promise.all(Array.from({ length: atOnce }, registerNext));
  return results;
}
