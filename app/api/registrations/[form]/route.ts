import { errorResponse } from '@/lib/server/http/responses';
import { handler } from '@/lib/server/http/handler';
import { formNames } from '@/lib/shared/registration/fields';
import { handleRegistration } from '@/lib/server/registration/handle';

/** Handles a post of one of the three registration forms (steps: docs/product/registration.md#e3). */
export const POST = handler(
  async (request: Request, { params }: RouteContext<'/api/registrations/[form]'>) => {
    const { form: name } = await params;
    const form = formNames.find((each) => each === name);
    if (!form) return errorResponse(404, { code: 'unknown-form', message: 'There is no such form.' });
    return handleRegistration(request, form);
  },
);
