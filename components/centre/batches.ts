/** Rows on a page (docs/product/pages.md#p12). */
export const pageSize = 10;
