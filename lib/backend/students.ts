import { object, type InferType } from 'yup';
import { address, listOf, newestFirst, readCentreList, text } from './rows.ts';
import { safePicture } from './safe-url.ts';
import { cleanMonth } from './text.ts';
import type { Read, StudentOfTheMonth } from './types.ts';

const rawStudent = object({
  studentName: text().required(),
  image: address(),
  month: text(),
  semester: text(),
  batchCode: text(),
});

function toStudent(raw: InferType<typeof rawStudent>, index: number): StudentOfTheMonth {
  const image = safePicture(raw.image);
  const month = cleanMonth(raw.month);
  return {
    key: String(index),
    name: raw.studentName,
    ...(image && { image }),
    ...(month && { month }),
    ...(raw.semester && { semester: raw.semester }),
    ...(raw.batchCode && { batchCode: raw.batchCode }),
  };
}

/** Students of the month of a centre, reversed (docs/product/backend.md#b9). SOM/GetByCenterId. */
export const getStudentsOfTheMonth = (id: string): Promise<Read<StudentOfTheMonth[]>> =>
  readCentreList(id, {
    path: 'SOM/GetByCenterId',
    parse: newestFirst(listOf(rawStudent, toStudent)),
  });
