import { isMonth, monthOf } from './time.ts';

/** How many years back the month picker of placements goes. */
const placementYears = 5;

/** The first month that placements can be asked for, `YYYY-MM`. */
export const firstPlacementMonth = (): string =>
  `${Number(monthOf().slice(0, 4)) - placementYears}${monthOf().slice(4)}`;

/** Whether a text is a month placements can be asked for: real, not in the future, at most five years back. */
export const isPlacementMonth = (month: string): boolean =>
  isMonth(month) && month <= monthOf() && month >= firstPlacementMonth();
