import { isRecord, parseJson } from '../foundation/json.ts';
import { budgets, post } from './client.ts';
import { toSent } from './sent.ts';
import { displayText } from './text.ts';
import type { EnquiryInput, Sent } from './types.ts';

/**
 * Inquiries/Add as JSON. `uname` is the name to greet by: the response's, cleaned, or the one sent when a 2xx object has
 * none. A 2xx body that is no JSON object is `unknown`.
 */
export async function addEnquiry(input: EnquiryInput): Promise<Sent<{ uname: string }>> {
  const answer = await post('Inquiries/Add', { json: input.wire, key: input.key }, budgets.add);
  return toSent(answer, (body) => {
    const created = parseJson(body);
    return isRecord(created) ? { uname: displayText(created.uname) ?? input.wire.uname } : undefined;
  });
}
