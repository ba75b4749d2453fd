/** `12 classes`, with `page 2 of 3` after a comma when there are several. */
export function countText(total: number, page: number, pages: number): string {
  const count = total === 1 ? '1 class' : `${total} classes`;
  return pages > 1 ? `${count}, page ${page} of ${pages}` : count;
}
