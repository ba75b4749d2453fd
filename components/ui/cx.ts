/** Joins class names, leaving out what is false or undefined. */
export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
