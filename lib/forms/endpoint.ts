import { errorCode, log } from '../foundation/log.ts';
import { clientOf } from '../http/client-address.ts';
import { speaksJson } from '../http/error-response.ts';
import { requestId } from '../http/route.ts';
import { StoreError } from '../store/types.ts';
import { failureOf, invalid, type Answer } from './answer.ts';
import { formerHoneypotControl, honeypotControl, personControl, personValue } from './controls.ts';
import type { Flash } from './flash-state.ts';
import type { Check, Form, Raw } from './form.ts';
import { attemptOf } from './idempotency-key.ts';
import { messages } from './messages.ts';
import { readBody } from './read.ts';
import { respond } from './respond.ts';

/** Whether the honeypot is filled in, as programs and some form fillers do, and no visitor has confirmed the answers. */
const isUnconfirmed = (raw: Raw): boolean =>
  Boolean(raw[honeypotControl] || raw[formerHoneypotControl]) && raw[personControl] !== personValue;

/**
 * Handles POST of a form. The steps, in order: whether the form takes anything now, limit and read, ask for a confirmation
 * when the honeypot is filled in, check, idempotency key, submit, keep what a refusal's page needs, answer (docs/product/forms.md#f1). A store
 * that fails is answered as `busy`; any other error is thrown. `given` replaces the form's services in tests.
 */
export async function handleForm<Services, Checked extends Check>(
  request: Request,
  form: Form<Services, Checked>,
  given?: Services,
): Promise<Response> {
  const closed = form.refuse?.();
  if (closed) return respond(request, form, closed);
  const sender = { isPage: !speaksJson(request), address: clientOf(request) };
  const body = await readBody(request, form, sender, () => form.isBusyFor?.(sender.address, given) ?? false);
  if (body.kind === 'unreadable') return body.response;
  if (body.kind === 'refused') return respond(request, form, body.refusal, body.raw);
  const { raw, file } = body;
  if (isUnconfirmed(raw)) {
    // Nothing of a possible program is stored, so without JavaScript the photo has to be chosen again.
    const lost = sender.isPage && file && 'file' in form.body && { [form.body.file]: messages.chooseAgain };
    return respond(request, form, invalid({ ...lost, [personControl]: messages.confirm }), raw);
  }

  const post = { raw, file, ...sender };
  let answer: Answer;
  let keep: (() => Promise<Partial<Flash>>) | undefined;
  try {
    const services = given ?? (await form.open());
    const checked = await form.check(post, services);
    keep = form.keep?.bind(form, services, checked, post);
    const errors = { ...checked.errors, ...body.errors };
    const attempt = attemptOf(raw, { ...checked, errors }, form.failed);
    answer =
      'code' in attempt
        ? attempt
        : (checked.refusal ?? (await form.submit(services, checked, attempt, post)));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error('form.store-unavailable', { id: requestId(request), form: form.name, code: errorCode(error) });
    answer = failureOf({ kind: 'busy' }, form.failed);
  }
  const kept = post.isPage && !('reply' in answer) ? await keep?.() : undefined;
  return respond(request, form, answer, raw, kept);
}
