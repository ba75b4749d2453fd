import { readDraft, saveDraft } from '@/components/forms/draft';

export const draftName = 'enquiry';

type Answers = Readonly<Record<string, string>>;

const isEmpty = (answers: Answers) => Object.keys(answers).length === 0;
const nameOf = (link: Answers) => JSON.stringify(link);

/**
 * What the form starts with: the draft, and over it the answers a link or the server brings. Those are put in once: after
 * a reload of the same link (`rememberLink`) the visitor's own changes stand. A link's centre brings its own city.
 */
export function firstAnswers(link: Answers): Record<string, string> {
  const draft = readDraft(draftName);
  if (isEmpty(link) || draft?.link === nameOf(link)) return { ...draft?.values };
  const { cityId, ...kept } = draft?.values ?? {};
  const values = { ...kept, ...(cityId && !link.centresId && { cityId }), ...link };
  saveDraft(draftName, { ...draft, values });
  return values;
}

/** The link's answers are in the form now. */
export function rememberLink(link: Answers): void {
  const draft = readDraft(draftName);
  if (draft && !isEmpty(link)) saveDraft(draftName, { ...draft, link: nameOf(link) });
}

/** The form has been left: the same link followed once more counts again. */
export function forgetLink(): void {
  const draft = readDraft(draftName);
  if (!draft?.link) return;
  delete draft.link;
  saveDraft(draftName, draft);
}
