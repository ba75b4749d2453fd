import { object, type InferType } from 'yup';
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

function toProject(raw: InferType<typeof rawProject>, index: number): ProjectOfTheMonth {
  const image = safePicture(raw.image);
  const month = cleanMonth(raw.month);
  const members = [raw.memberOne, raw.memberTwo, raw.memberThree, raw.memberFour];
  return {
    key: String(index),
    name: raw.projectName,
    members: members.filter((name) => name !== undefined),
    ...(image && { image }),
    ...(month && { month }),
    ...(raw.semester && { semester: raw.semester }),
    ...(raw.batchCode && { batchCode: raw.batchCode }),
  };
}

/** Projects of the month of a centre, reversed (docs/product/backend.md#b10). POM/GetByCenterId. */
export const getProjectsOfTheMonth = (id: string): Promise<Read<ProjectOfTheMonth[]>> =>
  readCentreList(id, {
    path: 'POM/GetByCenterId',
    parse: newestFirst(listOf(rawProject, toProject)),
  });
