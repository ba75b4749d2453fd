import { readDraft, saveDraft } from '@/components/forms/draft';
import { controls } from '@/lib/enquiry/fields';

export const draftName = 'enquiry';

type Answers = Readonly<Record<string, string>>;

const isEmpty = (answers: Answers) => Object.keys(answers).length === 0;
const nameOf = (link: Answers) => JSON.stringify(link);

/**
 * The initial answers of the form: the draft, overridden by the answers of a link or the server. Those are applied once:
 * after a reload of the same link (`rememberLink`) the visitor's changes remain. A link's centre sets its city.
 */
export function firstAnswers(link: Answers): Record<string, string> {
  const draft = readDraft(draftName);
  if (isEmpty(link) || draft?.link === nameOf(link)) return { ...draft?.values };
  const { cityId, ...rest } = draft?.values ?? {};
  const values = { ...rest, ...(cityId && !link[controls.centreId] && { cityId }), ...link };
  saveDraft(draftName, { ...draft, values });
  return values;
}

/** Records that the link's answers have been applied. */
export function rememberLink(link: Answers): void {
  const draft = readDraft(draftName);
  if (draft && !isEmpty(link)) saveDraft(draftName, { ...draft, link: nameOf(link) });
}

/** Forgets the applied link when the form is left, so that following it once more applies its answers again. */
export function forgetLink(): void {
  const draft = readDraft(draftName);
  if (!draft?.link) return;
  delete draft.link;
  saveDraft(draftName, draft);
}
