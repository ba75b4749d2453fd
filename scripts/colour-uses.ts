// Colours of text on light and dark grounds, and of edges of controls: colours.test.ts checks their contrast, stylelint
// their use.
export const textColoursOnLight = ['text', 'muted', 'ink', 'ink2', 'error', 'success'] as const;
export const textOnDark = ['white', 'onInk', 'onInkMuted', 'signal', 'coral', 'sky', 'paper'] as const;
export const controlEdges = ['ink', 'ink2', 'muted', 'error'] as const;

export const propertyOf = (name: string) =>
  `--${name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}`;
