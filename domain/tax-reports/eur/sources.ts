/** The lines in which the income-surplus statement is shown in short (§ 4 (3) EStG): each a group of boxes of Anlage EÜR. */
import { type EurKennzahl, type EurSide, eurBox } from '@belegbar/domain/law';
import { addCents, type Cents, negateCents, subtractCents, sumCents } from '@belegbar/domain/money';
import { type CashEntry, type EurAmount, eurParts } from './kennzahl.ts';

export const EUR_LINES = [
  'income',
  'incomeSmallBusiness',
  'vatReceived',
  'expenses',
  'inputVat',
  'vatToOffice',
] as const;
export type EurLine = (typeof EUR_LINES)[number];

export const SIDE_OF_LINE: Record<EurLine, EurSide> = {
  income: 'income',
  // § 19 (1) UStG: a small business shows no VAT, what it receives is income in full.
  incomeSmallBusiness: 'income',
  vatReceived: 'income',
  expenses: 'expense',
  inputVat: 'expense',
  vatToOffice: 'expense',
};

const LINE_OF_KENNZAHL: Partial<Record<EurKennzahl, EurLine>> = {
  111: 'incomeSmallBusiness',
  140: 'vatReceived',
  141: 'vatReceived',
  185: 'inputVat',
  186: 'vatToOffice',
};

/** The category of VAT that was paid to the tax office. */
export const TAX_OFFICE_CATEGORY = 'vat_paid_to_tax_office';

/** The line in which a box counts; null for one that only informs. */
export function lineOfKennzahl(kennzahl: EurKennzahl): EurLine | null {
  const { side, effect } = eurBox(kennzahl);
  if (effect === 'informs') return null;
  return LINE_OF_KENNZAHL[kennzahl] ?? (side === 'income' ? 'income' : 'expenses');
}

/** Amounts of an entry, or of a sum of them, in its signs: income positive, cost negative. */
export interface CashAmounts {
  net: Cents;
  vat: Cents;
  deductible: Cents;
}

export type CashFigures = CashEntry & CashAmounts;

/** What an entry adds to a box, in the sign of the form; null if it is not in it. */
export function countedInBox(figures: CashFigures, kennzahl: EurKennzahl): Cents | null {
  const parts = eurParts(figures).filter((part) => part.kennzahl === kennzahl);
  if (parts.length === 0) return null;
  const { side, effect } = eurBox(kennzahl);
  const sum = sumCents(parts.map(({ amount }) => amountOf(figures, amount)));
  return side === 'income' || effect === 'lowers' ? sum : negateCents(sum);
}

/** What an entry adds to a line: expenses are positive there; null if it is not in it. */
export function countedInLine(figures: CashFigures, line: EurLine): Cents | null {
  const parts = eurParts(figures).filter(({ kennzahl }) => lineOfKennzahl(kennzahl) === line);
  if (parts.length === 0) return null;
  const sum = sumCents(parts.map(({ amount }) => amountOf(figures, amount)));
  return SIDE_OF_LINE[line] === 'income' ? sum : negateCents(sum);
}

/** What an entry adds to the result of the year: income less expenses; null if it is in no line. */
export function countedInResult(figures: CashFigures): Cents | null {
  const parts = eurParts(figures).filter(({ kennzahl }) => lineOfKennzahl(kennzahl) !== null);
  return parts.length === 0 ? null : sumCents(parts.map(({ amount }) => amountOf(figures, amount)));
}

function amountOf(amounts: CashAmounts, amount: EurAmount): Cents {
  return amount === 'cost' ? costOf(amounts) : amounts[amount];
}

function costOf({ net, vat, deductible }: CashAmounts): Cents {
  return addCents(net, subtractCents(vat, deductible));
}
