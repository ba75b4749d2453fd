import { object, type InferType } from 'yup';
import { isMonth, monthOf } from '../time.ts';
import { address, readCentreList, text } from './rows.ts';
import { safeMedia } from './safe-url.ts';
import type { Placement, Read } from './types.ts';

const rawPlacement = object({
  studentName: text().required(),
  image: address(),
  designation: text(),
  company: text(),
});

function toPlacement(raw: InferType<typeof rawPlacement>, index: number): Placement {
  const image = safeMedia(raw.image);
  return {
    key: String(index),
    name: raw.studentName,
    ...(image && { image }),
    ...(raw.designation && { designation: raw.designation }),
    ...(raw.company && { company: raw.company }),
  };
}

/** How many years back the month picker of placements goes. */
export const placementYears = 5;

/** The first month that placements can be asked for, `YYYY-MM`. */
export const firstPlacementMonth = (): string =>
  `${Number(monthOf().slice(0, 4)) - placementYears}${monthOf().slice(4)}`;

/** Whether a text is a month placements can be asked for: real, not in the future, at most five years back. */
export const isPlacementMonth = (month: string): boolean =>
  isMonth(month) && month <= monthOf() && month >= firstPlacementMonth();

/** Placements of a centre in one month (`YYYY-MM`, Karachi). Another month costs no call. Placement/GetMonthWise. */
export async function getPlacements(id: string, month: string): Promise<Read<Placement[]>> {
  if (!isPlacementMonth(month)) return { kind: 'not-found' };
  return readCentreList(id, {
    path: 'Placement/GetMonthWise',
    search: { date: month },
    schema: rawPlacement,
    toOurs: toPlacement,
  });
}
