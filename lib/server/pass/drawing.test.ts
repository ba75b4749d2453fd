/** @jest-environment node */
import { people, personOf, portrait } from '../../../tests/pass/people';
import { preparePass } from './drawing';
import { runJob } from './pool';

jest.mock('./pool');

test.each(['timeout', 'busy'] as const)(
  'a photo that could not be checked in time (%s) is busy, not rejected',
  async (kind) => {
    jest.mocked(runJob).mockResolvedValue({ kind });
    expect(await preparePass(personOf(people.latin!, 'visitor'), portrait)).toEqual({
      kind: 'busy',
    });
  },
);
