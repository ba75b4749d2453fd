import { budgets, post } from './client.ts';
import { blobOf, toSent } from './sent.ts';
import type { EmailInput, EmailPicture, Sent } from './types.ts';

const attach = (form: FormData, { part, bytes, type, name }: EmailPicture) =>
  form.append(part, blobOf(bytes, type), name);

/** Attendee/SendEmail as multipart: Email, Subject, Body (HTML), Pass and, for the visitor event, Pass1. */
export async function sendPassEmail(input: EmailInput): Promise<Sent<void>> {
  const form = new FormData();
  form.append('Email', input.email);
  form.append('Subject', input.subject);
  form.append('Body', input.body);
  attach(form, { ...input.pass, part: 'Pass' });
  if (input.pass1) attach(form, { ...input.pass1, part: 'Pass1' });
  const answer = await post('Attendee/SendEmail', { form, key: input.key }, budgets.sendEmail);
  const sent = toSent(answer, () => true);
  return sent.kind === 'ok' ? { kind: 'ok', value: undefined } : sent;
}
