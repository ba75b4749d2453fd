import { getCentre } from '../../shared/content/centres.ts';
import {
  feedbackControls,
  type FeedbackFields,
  type FeedbackReply,
  normaliseFeedback,
} from '../../shared/feedback/fields.ts';
import { feedbackMessages } from '../../shared/feedback/messages.ts';
import { checkFeedback } from '../../shared/feedback/schema.ts';
import { unfrozenMs } from '../../shared/util/time.ts';
import { fingerprintOf, handleForm } from '../forms/endpoint.ts';
import type { Form, Submission } from '../forms/form.ts';
import type { Outcome } from '../forms/outcome.ts';
import { createRefusal } from '../requests/responses.ts';
import { log } from '../runtime/log.ts';
import { store } from '../store/store.ts';
import { saveFeedback, toFeedbackRecord } from './record.ts';

/** Stores the feedback in the site's database, the only record (docs/product/choices.md#c7). */
async function submitFeedback(
  fields: FeedbackFields,
  { idempotencyKey: id, fingerprint }: Submission,
): Promise<Outcome<FeedbackReply>> {
  const record = toFeedbackRecord(fields, getCentre(fields.centreId)?.name);
  const isSaved = await saveFeedback(await store(), { id, fingerprint, record }, unfrozenMs());
  if (!isSaved) return createRefusal('key-reused', feedbackMessages.failed);
  log.info('feedback.saved', { id });
  return { kind: 'accepted', status: 201, reply: { kind: 'saved', id, message: feedbackMessages.thanks } };
}

const feedbackForm: Form<FeedbackFields, FeedbackReply> = {
  name: 'feedback',
  page: '/feedback',
  controls: feedbackControls,
  failed: feedbackMessages.failed,
  body: { maxBytes: 8 * 1024 },
  async check({ raw }) {
    const fields = normaliseFeedback(raw);
    return {
      kind: 'checked',
      answers: fields,
      errors: checkFeedback(fields),
      fingerprint: fingerprintOf('feedback', fields),
    };
  },
  submit: submitFeedback,
};

/** Handles POST /api/feedback (docs/product/forms.md#f9). */
export const handleFeedback = (request: Request): Promise<Response> => handleForm(request, feedbackForm);
