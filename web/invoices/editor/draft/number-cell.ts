/** A number as somebody types it: the text as typed, the last value it stood for, and why the text is refused. */
import type { Decimal, NumberLanguage, ParsedNumber } from '@belegbar/domain/money';
import { compareDecimals, decimal, formatDecimal, parseDecimal, parsePercent } from '@belegbar/domain/money';

export interface NumberCell {
  text: string;
  /** The last value that could be read; it counts until the text can be read again. */
  value: Decimal;
  /** Code of the refusal, or null. */
  refusal: string | null;
}

/** What kind of number a cell takes. Quantities and prices carry at most 4 decimals, percents go from 0 to 100, rates carry 6 decimals. */
export type NumberKind = 'quantity' | 'price' | 'percent' | 'rate';

const NOTHING = decimal('0');
/** Below this a rate can be stored; whether it is one that can be is asked where problems are found. */
const RATE_LIMIT = decimal('1000000');

/** A cell that shows a stored value. */
export function numberCell(value: Decimal, language: NumberLanguage, kind: NumberKind): NumberCell {
  return { text: print(value, language, kind), value, refusal: null };
}

/** The cell with nothing written in it, which counts as 0. */
export function emptyCell(): NumberCell {
  return { text: '', value: NOTHING, refusal: null };
}

/** The cell after the user typed `text`. What cannot be read keeps its text and the value before. */
export function typeNumber(
  cell: NumberCell,
  text: string,
  language: NumberLanguage,
  kind: NumberKind,
): NumberCell {
  if (text.trim() === '') return emptyCell();
  const parsed = read(text, language, kind);
  if (!parsed.ok) return { text, value: cell.value, refusal: parsed.code };
  return { text, value: parsed.value, refusal: null };
}

/** The cell as it stands once the user has left it: readable numbers are printed the usual way. */
export function settleNumber(cell: NumberCell, language: NumberLanguage, kind: NumberKind): NumberCell {
  if (cell.refusal !== null || cell.text.trim() === '') return cell;
  return { ...cell, text: print(cell.value, language, kind) };
}

/** A separator that ends the text is the middle of typing, not a mistake. */
function read(text: string, language: NumberLanguage, kind: NumberKind): ParsedNumber<Decimal> {
  const typed = text.replace('€', '').replace(/[.,]\s*$/, '');
  if (kind === 'rate') return readRate(typed, language);
  return kind === 'percent' ? parsePercent(typed, language) : parseDecimal(typed, language);
}

function readRate(typed: string, language: NumberLanguage): ParsedNumber<Decimal> {
  const parsed = parseDecimal(typed.replace(/[a-z]{3}\s*$/i, ''), language, { maxDecimals: 6 });
  if (!parsed.ok) return parsed;
  const isStored =
    compareDecimals(parsed.value, NOTHING) >= 0 && compareDecimals(parsed.value, RATE_LIMIT) < 0;
  return isStored ? parsed : { ok: false, code: 'number.range' };
}

/** At least so many are shown; of a rate as many as the ministry tells, so that `1.084` is not taken for a little more than one. */
const LEAST_DECIMALS: Record<NumberKind, number> = { quantity: 0, price: 2, percent: 0, rate: 4 };

function print(value: Decimal, language: NumberLanguage, kind: NumberKind): string {
  return formatDecimal(value, language, LEAST_DECIMALS[kind]);
}
