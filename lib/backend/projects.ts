import { object, type InferType } from 'yup';
import { compact } from '../foundation/compact.ts';
import { address, listOf, newestFirst, readCentreList, text } from './rows.ts';
import { safePicture } from './safe-url.ts';
import { cleanMonth } from './text.ts';
import type { ProjectOfTheMonth, Read } from './types.ts';

const rawProject = object({
  projectName: text().required(),
  image: address(),
  memberOne: text(),
  memberTwo: text(),
  memberThree: text(),
  memberFour: text(),
  semester: text(),
  batchCode: text(),
  month: text(),
});

const toProject = (raw: InferType<typeof rawProject>, index: number): ProjectOfTheMonth => ({
  key: String(index),
  name: raw.projectName,
  members: [raw.memberOne, raw.memberTwo, raw.memberThree, raw.memberFour].filter(
    (name) => name !== undefined,
  ),
  ...compact({
    image: safePicture(raw.image),
    month: cleanMonth(raw.month),
    semester: raw.semester,
    batchCode: raw.batchCode,
  }),
});

/** Projects of the month of a centre, reversed (docs/product/backend.md#b10). POM/GetByCenterId. */
export const getProjectsOfTheMonth = (id: string): Promise<Read<ProjectOfTheMonth[]>> =>
  readCentreList(id, {
    path: 'POM/GetByCenterId',
    parse: newestFirst(listOf(rawProject, toProject)),
  });
