import { feedbackControls, normaliseFeedback, type FeedbackFields } from '../content/feedback-fields.ts';
import { handleForm } from '../forms/endpoint.ts';
import type { Check, Form } from '../forms/form.ts';
import { fingerprintOf } from '../forms/idempotency-key.ts';
import { messages } from './messages.ts';
import { checkFeedback } from './schema.ts';
import { submitFeedback } from './submit.ts';

/** The feedback form; it needs no services. */
const form: Form<undefined, Check & { fields: FeedbackFields }> = {
  name: 'feedback',
  page: '/feedback',
  controls: feedbackControls,
  failed: messages.failed,
  // Enough for a class behind one address.
  limit: {
    name: 'feedback',
    capacity: 60,
    refillMs: 600_000,
    refusal: { message: messages.limited, outcome: 'limited' },
  },
  body: { maxBytes: 8 * 1024 },
  open: async () => undefined,
  async check({ raw }) {
    const fields = normaliseFeedback(raw);
    return { fields, errors: checkFeedback(fields), fingerprint: fingerprintOf('feedback', fields) };
  },
  submit: submitFeedback,
};

/** Handles POST /api/feedback (docs/product/forms.md#f9). */
export const handleFeedback = (request: Request): Promise<Response> => handleForm(request, form);
