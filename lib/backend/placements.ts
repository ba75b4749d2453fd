import { object, type InferType } from 'yup';
import { compact } from '../foundation/compact.ts';
import { isPlacementMonth } from '../foundation/placement-months.ts';
import { address, listOf, readCentreList, text } from './rows.ts';
import { safePicture } from './safe-url.ts';
import type { Placement, Read } from './types.ts';

const rawPlacement = object({
  studentName: text().required(),
  image: address(),
  designation: text(),
  company: text(),
});

const toPlacement = (raw: InferType<typeof rawPlacement>, index: number): Placement => ({
  key: String(index),
  name: raw.studentName,
  ...compact({ image: safePicture(raw.image), designation: raw.designation, company: raw.company }),
});

/**
 * Placements of a centre in one month (`YYYY-MM`, Karachi); a month outside the picker's range makes no call.
 * Placement/GetMonthWise.
 */
export async function getPlacements(id: string, month: string): Promise<Read<Placement[]>> {
  if (!isPlacementMonth(month)) return { kind: 'not-found' };
  return readCentreList(id, {
    path: 'Placement/GetMonthWise',
    search: { date: month },
    parse: listOf(rawPlacement, toPlacement),
  });
}
