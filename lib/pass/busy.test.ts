/** @jest-environment node */
import { people, personOf, portrait } from '../../tests/pass/people';
import { preparePass, previewPass } from './index';
import { freeSlots, runJob } from './pool';

jest.mock('./pool');

test.each(['timeout', 'busy'] as const)(
  'a photo that could not be checked in time (%s) is answered busy, not refused',
  async (kind) => {
    jest.mocked(runJob).mockResolvedValue({ kind });
    expect(await preparePass(personOf(people.latin!, 'visitor'), portrait)).toEqual({ kind: 'busy' });
  },
);

test.each(['timeout', 'crashed', 'busy'] as const)(
  'a preview that was not drawn (%s) is answered busy',
  async (kind) => {
    jest.mocked(freeSlots).mockReturnValue({ running: 1, waiting: 1 });
    jest.mocked(runJob).mockResolvedValue({ kind });
    expect(await previewPass(personOf(people.latin!, 'visitor'), undefined)).toEqual({ kind: 'busy' });
  },
);
