import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Measure } from '../../shared/pass/fit-text.ts';
import type { PassPerson } from '../../shared/pass/person.ts';
import {
  type PassText,
  placeStack,
  type SlotTexts,
  type Stack,
  type TextItem,
} from '../../shared/pass/place-text.ts';
import { colours } from '../../shared/util/colours.ts';
import type { EmailPicture } from '../backend/types.ts';
import { type Layout, layouts } from './layouts.ts';
import { backgroundOf, fontOf, paintInitials, paintPhoto } from './paint.ts';
import { passTextOf } from './pass-text.ts';
import type { drawingErrors } from './protocol.ts';
import { qrMatrix, qrPixels } from './qr.ts';

/** Texts are measured at this size in px, and their widths scaled, to choose a size. */
const measuringSize = 100;

function setFont(context: SKRSContext2D, item: TextItem, size: number): void {
  context.font = fontOf(item.weight, size);
  context.letterSpacing = `${(item.tracking ?? 0) * size}px`;
}

const measureIn =
  (context: SKRSContext2D, item: TextItem): Measure =>
  (text) => {
    setFont(context, item, measuringSize);
    return context.measureText(text).width / measuringSize;
  };

function paintStack(context: SKRSContext2D, stack: Stack, texts: SlotTexts): void {
  for (const line of placeStack(stack, texts, (item) => measureIn(context, item))) {
    setFont(context, line.item, line.size);
    context.direction = line.direction;
    context.textAlign = line.alignRight ? 'right' : 'left';
    context.textBaseline = 'alphabetic';
    context.fillStyle = colours[line.item.colour];
    // Aligns the visible glyph instead of its side bearing with the edge.
    const extent = context.measureText(line.text);
    const x = line.alignRight
      ? line.x - extent.actualBoundingBoxRight
      : line.x + extent.actualBoundingBoxLeft;
    context.fillText(line.text, x, line.baseline);
  }
}

/** Edges of modules are on whole pixels, so some modules are one pixel wider than others. */
function paintQr(context: SKRSContext2D, layout: Layout, attendeeId: string): void {
  const { x, y } = layout.qr;
  const { side, white } = qrPixels(layout);
  const matrix = qrMatrix(attendeeId);
  const edge = (module: number) => white + Math.round((module * side) / matrix.side);
  context.save();
  context.resetTransform();
  context.translate(x * layout.scale, y * layout.scale);
  context.fillStyle = colours.ink;
  for (let row = 0; row < matrix.side; row += 1)
    for (let column = 0; column < matrix.side; column += 1)
      if (matrix.isDark(row, column)) {
        const [left, top] = [edge(column), edge(row)];
        context.fillRect(left, top, edge(column + 1) - left, edge(row + 1) - top);
      }
  context.restore();
}

/** Draws one image; initials without a photo, an empty plate without an id. Same input, same bytes. */
export async function drawLayout(
  layout: Layout,
  passText: PassText,
  photo: Uint8Array,
  attendeeId: string,
): Promise<Canvas> {
  const canvas = createCanvas(layout.width * layout.scale, layout.height * layout.scale);
  const context = canvas.getContext('2d');
  // The default 'inherit' depends on the machine's language.
  context.lang = 'en';
  context.drawImage(backgroundOf(layout), 0, 0);
  context.scale(layout.scale, layout.scale);
  if (photo.byteLength === 0) paintInitials(context, layout, passText.initials);
  else await paintPhoto(context, layout, photo);
  for (const stack of layout.stacks) paintStack(context, stack, { ...passText, id: attendeeId });
  if (attendeeId) paintQr(context, layout, attendeeId);
  return canvas;
}

/** Encodes with sharp, which takes a third of the time that the canvas takes. */
async function encode(canvas: Canvas, type: EmailPicture['type'], quality: number): Promise<Uint8Array> {
  const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const;
  const picture = sharp(canvas.data(), { raw }).removeAlpha();
  // Without 4:4:4, yellow letters on dark blue blur.
  return type === 'image/png'
    ? picture.png({ compressionLevel: 6 }).toBuffer()
    : picture.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** If `work` fails, rejects with `text`, one of the two specified log messages. */
async function rejectWith<T>(text: (typeof drawingErrors)[number], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new Error(text, { cause });
  }
}

/** Draws all images of a form. Throws if one cannot be drawn. */
export async function drawPassFiles(
  person: PassPerson,
  photo: Uint8Array,
  attendeeId: string,
): Promise<EmailPicture[]> {
  const passText = passTextOf(person);
  const files: EmailPicture[] = [];
  for (const layout of layouts[person.form]) {
    const drawing = drawLayout(layout, passText, photo, attendeeId);
    const canvas = await rejectWith('Failed to get canvas context', drawing);
    // The specified quality is 0.7.
    const bytes = await rejectWith('Failed to create blob', encode(canvas, layout.type, 70));
    files.push({ name: layout.name, type: layout.type, part: layout.part, bytes });
  }
  return files;
}
