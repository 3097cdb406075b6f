/** Values on a coarse grid over the unit square, read smoothly in between. */
import type { Random } from '../random.ts';

export interface Field {
  columns: number;
  rows: number;
  values: Float32Array;
}

export function fieldOf(columns: number, rows: number, value: (u: number, v: number) => number): Field {
  const values = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) values[y * columns + x] = value(x / (columns - 1), y / (rows - 1));
  return { columns, rows, values };
}

/** Chance from -1 to 1 in each place. */
export function noiseField(random: Random, columns: number, rows: number): Field {
  return fieldOf(columns, rows, () => random.between(-1, 1));
}

/** Beside the square that of its edge. */
export function valueAt({ columns, rows, values }: Field, u: number, v: number): number {
  const x = Math.min(Math.max(u, 0), 1) * (columns - 1);
  const y = Math.min(Math.max(v, 0), 1) * (rows - 1);
  const left = Math.min(x | 0, columns - 2);
  const top = Math.min(y | 0, rows - 2);
  const at = top * columns + left;
  const [right, down] = [x - left, y - top];
  const upper = (values[at] as number) * (1 - right) + (values[at + 1] as number) * right;
  const lower = (values[at + columns] as number) * (1 - right) + (values[at + columns + 1] as number) * right;
  return upper * (1 - down) + lower * down;
}
