/** Page numbers shown at once. */
const pageNumbers = 5;

/** The page numbers to show, from 1: at most five, with the current one in the middle where possible. */
export function pageWindow(current: number, pages: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(pageNumbers / 2), pages - pageNumbers + 1));
  return Array.from({ length: Math.min(pageNumbers, pages) }, (_, index) => first + index);
}
