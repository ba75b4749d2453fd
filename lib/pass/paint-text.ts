import type { SKRSContext2D } from '@napi-rs/canvas';
import { colours } from '../foundation/colours.ts';
import { fontOf } from './fonts.ts';
import type { Stack, TextItem } from './layouts.ts';
import { directionOf, fitText, upperLatin, type Fitted, type Measure } from './fit-text.ts';
import type { PassText } from './pass-text.ts';

/** Texts are measured at this size only and the width is scaled, which saves measuring at each candidate size. */
const measuringSize = 100;

function setType(context: SKRSContext2D, item: TextItem, size: number): void {
  context.font = fontOf(item.weight, size);
  context.letterSpacing = `${(item.tracking ?? 0) * size}px`;
}

function measureIn(context: SKRSContext2D, item: TextItem): Measure {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text);
    if (width !== undefined) return width;
    setType(context, item, measuringSize);
    const measured = context.measureText(text).width / measuringSize;
    widths.set(text, measured);
    return measured;
  };
}

/** Whether letter spacing must be 0: joined scripts would break, and emoji fill their box. */
const forbidsTracking = (text: string) =>
  /[\p{Script=Arabic}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(text);

type Placed = { item: TextItem; text: string; fitted: Fitted; height: number };

function fitStack(context: SKRSContext2D, stack: Stack, texts: Texts): Placed[] {
  return stack.items.flatMap((given) => {
    const value = texts[given.slot];
    if (!value) return [];
    const text = given.upper ? upperLatin(value) : value;
    // Naskh is taller than Latin at the same font size.
    const minLineHeight = directionOf(text) === 'rtl' ? 1.3 : 0;
    const item = forbidsTracking(text)
      ? { ...given, tracking: 0, lineHeight: Math.max(given.lineHeight, minLineHeight) }
      : given;
    const fitted = fitText(text, stack.width, item, measureIn(context, item));
    return [{ item, text, fitted, height: fitted.lines.length * fitted.size * item.lineHeight }];
  });
}

type Texts = PassText & { id: string };

/** Paints a stack, aligned to the start side of its first text, so that mixed scripts share one edge. */
export function paintStack(context: SKRSContext2D, stack: Stack, texts: Texts): void {
  const placed = fitStack(context, stack, texts);
  const total = placed.reduce((sum, one, index) => sum + one.height + (index ? one.item.gap : 0), 0);
  const free = stack.height - total;
  let top = stack.y + { top: 0, middle: free / 2, bottom: free }[stack.place];
  const alignRight = directionOf(placed[0]?.text ?? '') === 'rtl';
  for (const [index, { item, text, fitted, height }] of placed.entries()) {
    if (index) top += item.gap;
    setType(context, item, fitted.size);
    context.direction = directionOf(text);
    context.textAlign = alignRight ? 'right' : 'left';
    context.textBaseline = 'alphabetic';
    context.fillStyle = colours[item.paint];
    const lineHeight = height / fitted.lines.length;
    fitted.lines.forEach((lineText, row) => {
      // The baseline that centres capitals (0.7 of the size) in their line.
      const baseline = top + lineHeight * row + lineHeight / 2 + fitted.size * 0.35;
      // Aligns the visible glyph instead of its side bearing with the edge.
      const extent = context.measureText(lineText);
      const edge = alignRight
        ? stack.x + stack.width - extent.actualBoundingBoxRight
        : stack.x + extent.actualBoundingBoxLeft;
      context.fillText(lineText, edge, baseline);
    });
    top += height;
  }
}
