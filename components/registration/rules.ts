import type { Rules } from '@/components/forms/FormikBridge';
import { photoControl, type FormName } from '@/lib/registration/fields';
import { normaliseFields } from '@/lib/registration/normalise';
import { photoMessages } from '@/lib/photo/rules';
import { checkFields } from '@/lib/registration/schema';

/** The server's schema as rules for the form, loaded on first use. The photo is checked by its field (FileField). */
export const rulesOf =
  (form: FormName): Rules =>
  (values) => ({
    ...checkFields(form, normaliseFields(form, values)),
    ...(values[photoControl] === '' && { [photoControl]: photoMessages.required }),
  });
