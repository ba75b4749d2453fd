import type { SKRSContext2D } from '@napi-rs/canvas';
import { colours } from '../foundation/colours.ts';
import { fontOf } from './fonts.ts';
import type { Stack, TextItem } from './layouts.ts';
import type { Measure } from './fit-text.ts';
import { placeStack, type SlotTexts } from './place-text.ts';

/** Texts are measured at this size only and the width is scaled, which saves measuring at each candidate size. */
const measuringSize = 100;

function setType(context: SKRSContext2D, item: TextItem, size: number): void {
  context.font = fontOf(item.weight, size);
  context.letterSpacing = `${(item.tracking ?? 0) * size}px`;
}

const measureIn =
  (context: SKRSContext2D, item: TextItem): Measure =>
  (text) => {
    setType(context, item, measuringSize);
    return context.measureText(text).width / measuringSize;
  };

/** Paints the texts of a stack where `placeStack` puts them. */
export function paintStack(context: SKRSContext2D, stack: Stack, texts: SlotTexts): void {
  for (const line of placeStack(stack, texts, (item) => measureIn(context, item))) {
    setType(context, line.item, line.size);
    context.direction = line.direction;
    context.textAlign = line.alignRight ? 'right' : 'left';
    context.textBaseline = 'alphabetic';
    context.fillStyle = colours[line.item.paint];
    // Aligns the visible glyph instead of its side bearing with the edge.
    const extent = context.measureText(line.text);
    const x = line.alignRight
      ? line.x - extent.actualBoundingBoxRight
      : line.x + extent.actualBoundingBoxLeft;
    context.fillText(line.text, x, line.baseline);
  }
}
