import type { MouseEvent as ReactMouseEvent } from 'react';

/**
 * True if a click follows a link in this tab; with another button or a modifier key browsers open a tab or window, or
 * download.
 */
export const isPlainClick = (event: MouseEvent | ReactMouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
