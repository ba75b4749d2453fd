import type { Form, Refusal } from '../forms/form.ts';
import { handleForm } from '../forms/endpoint.ts';
import { addressLimits } from '../requests/rate-limit.ts';
import { closedSentence } from '../catalogue/event-dates.ts';
import { getEvent } from '../../shared/content/events.ts';
import { controlsOf, type FormName, partNames, photoControl } from '../../shared/registration/fields.ts';
import { results } from '../../shared/registration/messages.ts';
import { photoMessages } from '../../shared/photo/rules.ts';
import { closed } from './replies.ts';
import { openServices, type Services } from './services.ts';
import { checkRegistration } from './submit.ts';

/** Rejection while the event is closed. */
function closedRefusal(name: FormName): Refusal | undefined {
  const sentence = closedSentence(getEvent(name));
  return sentence === undefined ? undefined : closed(sentence);
}

/**
 * A registration form. Its name decides the attendee type, never a sent value: otherwise anyone could become a VIP
 * (docs/product/choices.md#c26).
 */
const formOf = (name: FormName, services?: Services): Form => ({
  name,
  page: `/registration/${name}`,
  controls: Object.keys(controlsOf[name]),
  failed: results.failed,
  limit: { name: 'registrations', ...addressLimits.registrations },
  body: { names: partNames, file: photoControl, tooLarge: photoMessages.tooHeavy },
  closedRefusal: () => closedRefusal(name),
  check: async (post) => checkRegistration(name, post, services ?? (await openServices())),
});

/** Handles POST of a registration form (docs/product/registration.md#e3). Tests pass `services`. */
export const handleRegistration = (
  request: Request,
  form: FormName,
  services?: Services,
): Promise<Response> => handleForm(request, formOf(form, services));
