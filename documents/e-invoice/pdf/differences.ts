/** Bytes that are written as differences (ISO 32000-2, 7.4.4.4), as tables at the end of a file usually are. */
import { PdfFault } from './values.ts';

const ROW_MAXIMUM = 100_000;

/** Undoes the predictors of PNG, row by row; throws `PdfFault` on that of TIFF, which is for pictures, and on what is none. */
export function withoutDifferences(
  bytes: Uint8Array,
  { Predictor = 1, Columns = 1, Colors = 1, BitsPerComponent = 8 }: Record<string, number>,
): Uint8Array {
  if (Predictor === 1) return bytes;
  const [width, length] = [
    Math.ceil((Colors * BitsPerComponent) / 8),
    Math.ceil((Columns * Colors * BitsPerComponent) / 8),
  ];
  if (Predictor < 10 || !(width >= 1 && length >= 1 && length <= ROW_MAXIMUM))
    throw new PdfFault('differences of a kind that is not read');
  const rows = Math.ceil(bytes.byteLength / (length + 1));
  const result = new Uint8Array(rows * length);
  let written = 0;
  for (let row = 0; row < rows; row += 1) {
    const from = row * (length + 1);
    const differences = bytes.subarray(from + 1, from + 1 + length);
    const [before, now] = [result.subarray(Math.max(0, written - length), written), result.subarray(written)];
    undo(bytes[from] ?? 0, { differences, before, now, width });
    written += differences.byteLength;
  }
  return result.subarray(0, written);
}

interface Row {
  differences: Uint8Array;
  before: Uint8Array;
  now: Uint8Array;
  /** Bytes from one value to the next. */
  width: number;
}

/** The five ways of PNG (ISO 15948, 9.2). */
function undo(kind: number, { differences, before, now, width }: Row): void {
  for (let at = 0; at < differences.length; at += 1) {
    const [left, above, corner] = [now[at - width] ?? 0, before[at] ?? 0, before[at - width] ?? 0];
    now[at] = (differences[at] ?? 0) + guessed(kind, left, above, corner);
  }
}

function guessed(kind: number, left: number, above: number, corner: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) throw new PdfFault('a row of differences of no kind');
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - above),
    Math.abs(guess - corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
