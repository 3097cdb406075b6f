/** The period of supply of a line as somebody types it: two days, each as text, the last day it stood for, and why it is refused. */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import type { ServicePeriod } from '@belegbar/domain/invoices';
import type { NumberLanguage } from '@belegbar/domain/money';
import { parseDay } from '../../../ui/parse-day.ts';

export interface DayCell {
  text: string;
  /** The last day that could be read; it counts until the text can be read again. Null while nothing is written. */
  value: Day | null;
  /** Code of the refusal, or null. */
  refusal: string | null;
}

export interface PeriodCells {
  from: DayCell;
  to: DayCell;
}

export type PeriodEnd = keyof PeriodCells;

const EMPTY: DayCell = { text: '', value: null, refusal: null };

/** Cells that show a stored period, or that wait for one. */
export function periodCells(period: ServicePeriod | null, language: NumberLanguage): PeriodCells {
  const cellOf = (value: Day) => ({ text: formatDay(value, language), value, refusal: null });
  return period === null ? { from: EMPTY, to: EMPTY } : { from: cellOf(period.from), to: cellOf(period.to) };
}

/** The period that the cells stand for; one of them alone is a single day. */
export function periodOf({ from, to }: PeriodCells): ServicePeriod | null {
  const [first, last] = [from.value ?? to.value, to.value ?? from.value];
  return first === null || last === null ? null : { from: first, to: last };
}

/** Whether nothing is written in either cell. */
export function isPeriodBlank(cells: PeriodCells | undefined): boolean {
  return cells === undefined || [cells.from, cells.to].every(({ text }) => text.trim() === '');
}

/** The cell after the user typed `text`; a day without year lies in that of `today`. What cannot be read keeps its text and the day before. */
export function typeDay(cell: DayCell, text: string, today: Day): DayCell {
  if (text.trim() === '') return { ...EMPTY, text };
  const value = parseDay(text, today);
  return value === null ? { text, value: cell.value, refusal: 'day.form' } : { text, value, refusal: null };
}

/** The cell as it stands once the user has left it: a readable day is printed the usual way. */
export function settleDay(cell: DayCell, language: NumberLanguage): DayCell {
  if (cell.refusal !== null || cell.value === null) return cell;
  return { ...cell, text: formatDay(cell.value, language) };
}
