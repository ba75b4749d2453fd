import { object, type InferType } from 'yup';
import { compact } from '../foundation/compact.ts';
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

const toStudent = (raw: InferType<typeof rawStudent>, index: number): StudentOfTheMonth => ({
  key: String(index),
  name: raw.studentName,
  ...compact({
    image: safePicture(raw.image),
    month: cleanMonth(raw.month),
    semester: raw.semester,
    batchCode: raw.batchCode,
  }),
});

/** Students of the month of a centre, reversed (docs/product/backend.md#b9). SOM/GetByCenterId. */
export const getStudentsOfTheMonth = (id: string): Promise<Read<StudentOfTheMonth[]>> =>
  readCentreList(id, {
    path: 'SOM/GetByCenterId',
    parse: newestFirst(listOf(rawStudent, toStudent)),
  });
