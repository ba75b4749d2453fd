/** @jest-environment node */
import { people, personOf, portrait } from '../../tests/pass/people';
import { preparePass } from './index';
import { runJob } from './pool';

jest.mock('./pool');

test.each(['timeout', 'busy'] as const)(
  'a machine too busy to look at a photo (%s) says nothing about the photo',
  async (kind) => {
    jest.mocked(runJob).mockResolvedValue({ kind });
    expect(await preparePass(personOf(people.latin!, 'visitor'), portrait)).toEqual({ kind: 'busy' });
  },
);
