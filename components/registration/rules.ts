import type { Rules } from '@/components/forms/FormikBridge';
import { photoControl, type FormName } from '@/lib/registration/fields';
import { normaliseFields } from '@/lib/registration/normalise';
import { photoMessages } from '@/lib/photo/rules';
import { checkFields } from '@/lib/registration/schema';

/** The one schema, as the form kit wants it; loaded on first use. The photo's own check reports by itself (FileField). */
export const rulesOf =
  (form: FormName): Rules =>
  (values) => ({
    ...checkFields(form, normaliseFields(form, values)),
    ...(values[photoControl] === '' && { [photoControl]: photoMessages.required }),
  });
