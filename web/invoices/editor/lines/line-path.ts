/** The path of a cell in the draft. */
import type { Cell, Column } from './grid-keys.ts';

const FIELD_NAMES: Partial<Record<Column, string>> = { discount: 'discountPercent' };

export function cellPath({ row, column }: Cell): string {
  return `lines.${row}.${FIELD_NAMES[column] ?? column}`;
}
