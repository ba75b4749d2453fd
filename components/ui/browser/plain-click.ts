import type { MouseEvent as ReactMouseEvent } from 'react';

/** Whether a click follows a link in this tab; with another button or a key browsers open a tab or a window, or save. */
export const isPlainClick = (event: MouseEvent | ReactMouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
