import { readDraft, saveDraft } from '@/components/forms/draft';
import { controls } from '@/lib/shared/enquiry/fields';

export const draftName = 'enquiry';

type Answers = Readonly<Record<string, string>>;

/**
 * The initial answers of the form: the draft, overridden by those of a link or the server. These are applied once:
 * after a reload the visitor's changes are kept. A link's centre sets its city.
 */
export function firstAnswers(linked: Answers): Answers {
  const draft = readDraft(draftName);
  const link = JSON.stringify(linked);
  if (Object.keys(linked).length === 0 || draft?.link === link) return draft?.values ?? {};
  const { cityId, ...others } = draft?.values ?? {};
  const values = { ...others, ...(cityId && !linked[controls.centreId] && { cityId }), ...linked };
  saveDraft(draftName, { ...draft, values, link });
  return values;
}

/** Forgets the applied link when the form is left, so that following it again applies its answers again. */
export function forgetLink(): void {
  const draft = readDraft(draftName);
  if (!draft?.link) return;
  delete draft.link;
  saveDraft(draftName, draft);
}
