import { errorCode, log } from '../foundation/log.ts';
import { clientOf } from '../http/client-address.ts';
import { speaksJson } from '../http/error-response.ts';
import { requestId } from '../http/route.ts';
import { StoreError } from '../store/types.ts';
import { failureOf, type Answer } from './answer.ts';
import { honeypotControl } from './controls.ts';
import type { Flash } from './flash-state.ts';
import type { Check, Form } from './form.ts';
import { attemptOf } from './idempotency-key.ts';
import { readBody } from './read.ts';
import { respond } from './respond.ts';

/**
 * Handles POST of a form. The steps, in order: whether the form takes anything now, limit and read, drop what a program
 * filled in, check, idempotency key, submit, keep what a refusal's page needs, answer (docs/product/forms.md#f1). A store
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
  if (raw[honeypotControl]) return respond(request, form, form.thank(raw));

  const post = { raw, file, ...sender };
  let answer: Answer;
  let keep: (() => Promise<Partial<Flash>>) | undefined;
  try {
    const services = given ?? (await form.open());
    const checked = await form.check(post, services);
    keep = form.keep?.bind(form, services, checked, post);
    const attempt = attemptOf(raw, checked, form.failed);
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
