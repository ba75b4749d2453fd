import { budgets, post } from './client.ts';
import { field, parseJson, toSent } from './sent.ts';
import { cleanText } from './text.ts';
import type { EnquiryInput, Sent } from './types.ts';

/**
 * Inquiries/Add as JSON. `uname` is what the confirmation greets by: the answer's, cleaned, or undefined-as-unknown when
 * the answer is no JSON object at all. A 2xx object without a usable name still counts: the name we sent stands in.
 */
export async function addEnquiry(input: EnquiryInput): Promise<Sent<{ uname: string }>> {
  const answer = await post('Inquiries/Add', { json: input.wire, key: input.key }, budgets.add);
  return toSent(answer, (body) => {
    const created = parseJson(body);
    if (typeof created !== 'object' || created === null || Array.isArray(created)) return undefined;
    return { uname: cleanText(field(created, 'uname')) ?? input.wire.uname };
  });
}
