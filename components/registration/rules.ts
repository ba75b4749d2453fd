import type { Rules } from '@/components/forms/FormProvider';
import { photoMessages } from '@/lib/shared/photo/rules';
import {
  applies,
  controlsOf,
  editionControl,
  photoControl,
  type FormName,
} from '@/lib/shared/registration/fields';
import { checkFields, normaliseFields } from '@/lib/shared/registration/schema';

/** The server's schema as rules for the form, loaded on first use. A chosen photo is checked by its field (FileField). */
export const rulesOf =
  (form: FormName, edition: string): Rules =>
  (texts) => ({
    ...checkFields(form, normaliseFields(form, { ...texts, [editionControl]: edition })),
    ...(!texts[photoControl] && { [photoControl]: photoMessages.required }),
  });

/** Whether the question of a control applies to these answers: what was answered in a group that is hidden now is not sent. */
export function isAsked(
  form: FormName,
  texts: Readonly<Record<string, unknown>>,
): (control: string) => boolean {
  const fields = normaliseFields(form, texts);
  return (control) => {
    const field = controlsOf[form][control];
    return field === undefined || !(field in applies) || field in fields;
  };
}
