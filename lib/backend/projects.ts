import { compact } from '../foundation/compact.ts';
import { listOf, newestFirst, readCentreList, type Row } from './rows.ts';
import { safePicture } from './safe-url.ts';
import { cleanMonth, displayText } from './clean-values.ts';
import type { ProjectOfTheMonth, Read } from './types.ts';

function toProject(row: Row, index: number): ProjectOfTheMonth | undefined {
  const name = displayText(row.projectName);
  if (!name) return undefined;
  const members = [row.memberOne, row.memberTwo, row.memberThree, row.memberFour]
    .map(displayText)
    .filter((member) => member !== undefined);
  const image = safePicture(row.image);
  const month = cleanMonth(row.month);
  const semester = displayText(row.semester);
  const batchCode = displayText(row.batchCode);
  return { key: String(index), name, members, ...compact({ image, month, semester, batchCode }) };
}

/**
 * Projects of the month of a centre, newest first: the response's order reversed (docs/product/backend.md#b10).
 * POM/GetByCenterId.
 */
export const getProjectsOfTheMonth = (id: string): Promise<Read<ProjectOfTheMonth[]>> =>
  readCentreList(id, { path: 'POM/GetByCenterId', parse: newestFirst(listOf(toProject)) });
