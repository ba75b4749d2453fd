type PressedKey = 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown';

/**
 * One window, driven with what both drivers have with JavaScript off too: expressions that do not wait, a pointer, a keyboard.
 * An address is asked for and not waited for, because some journeys hold scripts back; page.ts waits itself.
 */
export type Window = {
  evaluate: (expression: string) => Promise<unknown>;
  /** Gives a file to the file input that the expression finds. */
  upload: (expression: string, file: string) => Promise<void>;
  move: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: PressedKey) => Promise<void>;
  /** Types into a month's field that begins with the year; without it the month comes first. */
  typeYearFirst?: (year: string, month: string) => Promise<void>;
  go: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Closes it, forgets its cookies, and resolves to the errors that its pages have written to the console. */
  close: () => Promise<string[]>;
};
export type Browser = { open: () => Promise<Window>; close: () => Promise<void> };
