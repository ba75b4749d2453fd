import { shapesOf, type TileKind } from '@/lib/shared/art/tiles';

type TileShapeProps = {
  kind: TileKind;
  /** Quarter turns clockwise. */
  turn?: 0 | 1 | 2 | 3;
  className?: string | undefined;
};

/** One tile in the text's colour on a transparent ground, for lists, steps and word marks. */
export function TileShape({ kind, turn = 0, className }: TileShapeProps) {
  const d = shapesOf(kind)
    .map((shape) => shape.d)
    .join('');
  return (
    <svg viewBox="0 0 1 1" className={className} aria-hidden="true" focusable="false">
      <path d={d} fill="currentColor" fillRule="evenodd" transform={`rotate(${turn * 90} .5 .5)`} />
    </svg>
  );
}
