import { compact } from '../foundation/compact.ts';
import { listOf, newestFirst, readCentreList, type Row } from './rows.ts';
import { safePicture } from './safe-url.ts';
import { cleanMonth, displayText } from './clean-values.ts';
import type { Read, StudentOfTheMonth } from './types.ts';

function toStudent(row: Row, index: number): StudentOfTheMonth | undefined {
  const name = displayText(row.studentName);
  if (!name) return undefined;
  const image = safePicture(row.image);
  const month = cleanMonth(row.month);
  const semester = displayText(row.semester);
  const batchCode = displayText(row.batchCode);
  return { key: String(index), name, ...compact({ image, month, semester, batchCode }) };
}

/**
 * Students of the month of a centre, newest first: the response's order reversed (docs/product/backend.md#b9).
 * SOM/GetByCenterId.
 */
export const getStudentsOfTheMonth = (id: string): Promise<Read<StudentOfTheMonth[]>> =>
  readCentreList(id, { path: 'SOM/GetByCenterId', parse: newestFirst(listOf(toStudent)) });
