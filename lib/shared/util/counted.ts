/** `1 centre`, `3 centres`; with the plural of a noun such as class, `3 classes`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
