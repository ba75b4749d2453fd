import type { Colour } from '../util/colours.ts';
import { directionOf, fitText, upperLatin, type FitRule, type Measure } from './fit-text.ts';

export type PassText = {
  name: string;
  initials: string;
  role: string;
  organization: string;
  event: string;
  kind: string;
  date: string;
  venue: string;
  session: string;
  sessionTime: string;
  sessionTitle: string;
};

/** A box in layout units. */
export type LayoutBox = { x: number; y: number; width: number; height: number };

export type TextItem = FitRule & {
  slot: Exclude<keyof PassText, 'initials'> | 'id';
  weight: 500 | 600 | 700 | 800;
  colour: Colour;
  lineHeight: number;
  /** Space above, except for the first item. */
  gap: number;
  upper?: true;
  /** Letter spacing as a fraction of the font size. */
  tracking?: number;
};
/** Texts below one another; `place` aligns the group vertically in its box. */
export type Stack = LayoutBox & { place: 'top' | 'middle' | 'bottom'; items: readonly TextItem[] };

/** The text of each slot; an absent or empty one takes no space. */
export type SlotTexts = Partial<Record<TextItem['slot'], string>>;

/** True if letter spacing must be 0: it would break joined scripts, and emoji fill their box. */
const forbidsTracking = (text: string) =>
  /[\p{Script=Arabic}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(text);

/** Measures each text once, because fitting measures the same text at many sizes. */
function measureOnce(measure: Measure): Measure {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? measure(text);
    widths.set(text, width);
    return width;
  };
}

function fitStack(stack: Stack, texts: SlotTexts, measureIn: (item: TextItem) => Measure) {
  return stack.items.flatMap((original) => {
    const typedText = texts[original.slot];
    if (!typedText) return [];
    const text = original.upper ? upperLatin(typedText) : typedText;
    // The pass's Arabic font is taller than its Latin fonts at the same size.
    const minLineHeight = directionOf(text) === 'rtl' ? 1.3 : 0;
    const item = forbidsTracking(text)
      ? { ...original, tracking: 0, lineHeight: Math.max(original.lineHeight, minLineHeight) }
      : original;
    const fitted = fitText(text, stack.width, item, measureOnce(measureIn(item)));
    return [{ item, text, fitted, height: fitted.lines.length * fitted.size * item.lineHeight }];
  });
}

/**
 * The lines of a stack in layout units, aligned to the start side of its first text: `x` is a line's left edge, or its
 * right edge if `alignRight`. `measureIn` measures text in the font of an item.
 */
export function placeStack(stack: Stack, texts: SlotTexts, measureIn: (item: TextItem) => Measure) {
  const placed = fitStack(stack, texts, measureIn);
  const total = placed.reduce((sum, { height, item }, index) => sum + height + (index ? item.gap : 0), 0);
  const freeHeight = stack.height - total;
  let top = stack.y + { top: 0, middle: freeHeight / 2, bottom: freeHeight }[stack.place];
  const alignRight = directionOf(placed[0]?.text ?? '') === 'rtl';
  return placed.flatMap(({ item, text, fitted, height }, index) => {
    if (index) top += item.gap;
    const lineHeight = height / fitted.lines.length;
    const lines = fitted.lines.map((lineText, row) => ({
      item,
      text: lineText,
      size: fitted.size,
      direction: directionOf(text),
      alignRight,
      x: alignRight ? stack.x + stack.width : stack.x,
      // The baseline that centres capitals (0.7 of the size) in their line.
      baseline: top + lineHeight * row + lineHeight / 2 + fitted.size * 0.35,
    }));
    top += height;
    return lines;
  });
}
