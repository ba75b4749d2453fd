import { feedback } from '../../content/feedback.ts';
import { withFacts } from './facts.ts';
import type { FeedbackContent } from './schema/information.ts';

export type { FeedbackContent } from './schema/information.ts';

/** The texts of the feedback form’s questions (docs/product/forms.md#f6). */
export const getFeedback = (): FeedbackContent => withFacts(feedback);
