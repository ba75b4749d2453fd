import { isMonth, monthOf } from './time.ts';

/** Range of the placement month picker in years. */
const placementYears = 5;

/** The first selectable month of placements, `YYYY-MM`. */
export const firstPlacementMonth = (): string =>
  `${Number(monthOf().slice(0, 4)) - placementYears}${monthOf().slice(4)}`;

/** Whether a text is a selectable month of placements: valid, not in the future, at most five years back. */
export const isPlacementMonth = (month: string): boolean =>
  isMonth(month) && month <= monthOf() && month >= firstPlacementMonth();
