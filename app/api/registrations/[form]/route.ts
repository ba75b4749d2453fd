import { handleRegistration } from '@/lib/server/registration/handle';
import { wrapHandler } from '@/lib/server/requests/handler';
import { errorResponse, seeOther, createRefusal } from '@/lib/server/requests/responses';
import { getEventForm } from '@/lib/shared/content/events';
import { type FormName, formNames } from '@/lib/shared/registration/fields';

const withForm = (handler: (request: Request, form: FormName) => Response | Promise<Response>) =>
  wrapHandler(async (request: Request, { params }: RouteContext<'/api/registrations/[form]'>) => {
    const { form: name } = await params;
    const form = formNames.find((formName) => formName === name);
    if (!form) return errorResponse(createRefusal('unknown-form', 'There is no such form.'));
    return handler(request, form);
  });

/** Handles a post of a registration form (docs/product/registration.md#e3). */
export const POST = withForm(handleRegistration);

/** Browsers restore a closed tab by GET, also after a failed post. */
export const GET = withForm((_, form) => seeOther(getEventForm(form).path));
