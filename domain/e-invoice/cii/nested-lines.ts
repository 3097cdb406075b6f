/** Lines within lines: CII has them one after the other, each naming its parent; the model has them inside it (BG-DEX-01). */
import type { ELine } from '../model.ts';

export interface CiiLine extends ELine {
  /** BT-126 of the line in which it stands. */
  parent?: string;
}

/** All lines one after the other, each parent before what stands within it. */
export function flattened(lines: readonly ELine[], parent?: string): CiiLine[] {
  return lines.flatMap((line) => [
    { ...line, subLines: [], ...(parent === undefined ? {} : { parent }) },
    ...flattened(line.subLines, line.id),
  ]);
}

/** Lines inside their parents. One whose parent does not stand before it stays where it is. */
export function nested(lines: readonly CiiLine[]): ELine[] {
  const known = new Map<string, ELine>();
  const top: ELine[] = [];
  for (const { parent, ...line } of lines) {
    const within = known.get(parent ?? '');
    (within === undefined ? top : within.subLines).push(line);
    if (line.id !== undefined) known.set(line.id, line);
  }
  return top;
}
