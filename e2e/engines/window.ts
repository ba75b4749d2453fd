type PressedKey = 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown';

/**
 * One window, driven with features that both drivers have even without JavaScript: expressions that do not wait,
 * pointer, keyboard. Navigation does not wait, because some journeys hold scripts back; page.ts waits itself.
 */
export type Window = {
  evaluate: (expression: string) => Promise<unknown>;
  /** Sets a file on the file input that the expression finds. */
  upload: (expression: string, file: string) => Promise<void>;
  move: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: PressedKey) => Promise<void>;
  /** Types into a month field whose first part is the year; if absent the month comes first. */
  typeYearFirst?: (year: string, month: string) => Promise<void>;
  go: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Closes it and clears its cookies; resolves to the console errors of its pages. */
  close: () => Promise<string[]>;
};
export type Browser = { open: () => Promise<Window>; close: () => Promise<void> };
