import { compact } from '../foundation/compact.ts';
import { isPlacementMonth } from '../foundation/placement-months.ts';
import { listOf, readCentreList, type Row } from './rows.ts';
import { safePicture } from './safe-url.ts';
import { displayText } from './clean-values.ts';
import type { Placement, Read } from './types.ts';

function toPlacement(row: Row, index: number): Placement | undefined {
  const name = displayText(row.studentName);
  if (!name) return undefined;
  const image = safePicture(row.image);
  const designation = displayText(row.designation);
  const company = displayText(row.company);
  return { key: String(index), name, ...compact({ image, designation, company }) };
}

/**
 * Placements of a centre in one month (`YYYY-MM`, Karachi); a month outside the picker's range makes no call.
 * Placement/GetMonthWise.
 */
export async function getPlacements(id: string, month: string): Promise<Read<Placement[]>> {
  if (!isPlacementMonth(month)) return { kind: 'not-found' };
  return readCentreList(id, {
    path: 'Placement/GetMonthWise',
    search: { date: month },
    parse: listOf(toPlacement),
  });
}
