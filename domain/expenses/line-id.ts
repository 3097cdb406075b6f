/** By what a line of a bill is known while the bill is set right: a number that no other line of it ever had. */
import type { ExpenseLine } from './expense.ts';
import type { CreditedLine } from './purchase.ts';

type Line = Pick<ExpenseLine, 'id'>;

/** Of a bill that was never set right, its place. */
export function idOfLine({ id }: Line, place: number): number {
  return id ?? place;
}

/** The lines of a bill that is set right: each with its id, and a new one with the next of all `versions`. */
export function withIds<Of extends Line>(lines: readonly Of[], versions: readonly (readonly Line[])[]): Of[] {
  const used = versions.flatMap((version) => version.map(idOfLine));
  let next = Math.max(-1, ...used) + 1;
  return lines.map((line) => ({ ...line, id: line.id ?? next++ }));
}

/** The first line whose id cannot be: one that the bill does not have, or that stands there twice. */
export function wrongIdOf(
  lines: readonly Line[],
  before: readonly Line[],
): { place: number; code: 'expense.line.unknown' | 'expense.line.twice' } | null {
  const known = before.map(idOfLine);
  for (const [place, { id }] of lines.entries()) {
    if (id === undefined) continue;
    if (!known.includes(id)) return { place, code: 'expense.line.unknown' };
    if (lines.findIndex((other) => other.id === id) < place) return { place, code: 'expense.line.twice' };
  }
  return null;
}

/** The place of the first credited line that names a line which the bill does not have, or not under that tax code; null where there is none. */
export function creditOfNoLine(
  credited: readonly CreditedLine[],
  { lines }: { lines: readonly ExpenseLine[] },
): number | null {
  const place = credited.findIndex(
    ({ line, taxCode }) =>
      line !== undefined &&
      !lines.some((one, index) => idOfLine(one, index) === line && one.taxCode === taxCode),
  );
  return place === -1 ? null : place;
}
