import type { RegistrationFields } from '../../shared/registration/fields';
import { drawPassOf } from './passes';
import type { Registration } from './registration';
import type { RegistrationServices } from './services';

const registrationAt = (index: number) =>
  ({
    idempotencyKey: `key-${index}`,
    kind: 'visitor',
    receiverId: 'attendee',
    payload: { firstName: 'Sana', lastName: 'Rafiq' } as RegistrationFields,
  }) as Registration;

test('a cached drawing is not used after its photo was erased', async () => {
  const drawPass = jest.fn(async () => ({ kind: 'ok', files: [] }));
  const fakeServices = { pass: { drawPass } } as unknown as RegistrationServices;
  const erasedRegistration = registrationAt(100);
  await drawPassOf(fakeServices, { ...erasedRegistration, attachment: new Uint8Array(1) });
  await drawPassOf(fakeServices, erasedRegistration);
  expect(drawPass).toHaveBeenCalledTimes(2);
});
