/** Which entries of the cash journal a line of the income-surplus statement takes (§ 4 (3) EStG): income when received, expenses when paid. */
import { VAT_CASES } from '@belegbar/domain/invoices';
import { PURCHASE_TAX_CODES, type Scheme, type TaxCode } from '@belegbar/domain/journal';
import { addCents, assert, type Cents, negateCents, subtractCents } from '@belegbar/domain/money';

export const EUR_LINES = [
  'income',
  'incomeSmallBusiness',
  'vatReceived',
  'expenses',
  'inputVat',
  'vatToOffice',
] as const;
export type EurLine = (typeof EUR_LINES)[number];

/** One line: the entries it adds up and which of their amounts. */
export interface EurSource {
  line: EurLine;
  side: 'income' | 'expense';
  taxCodes: readonly TaxCode[];
  /** Null: every scheme. */
  scheme: Scheme | null;
  /** Whether it takes what was paid to the tax office as VAT, or all else. */
  isTaxOffice: boolean;
  /** `cost`: net and what of the VAT is not deducted (§ 9b (1) EStG). */
  amount: 'net' | 'vat' | 'cost' | 'deductible';
}

/** The category of VAT that was paid to the tax office, or came back from it. */
export const TAX_OFFICE_CATEGORY = 'vat_paid_to_tax_office';

/** What of a cash entry, or of a sum of them, decides where it counts. */
export interface CashEntry {
  taxCode: TaxCode;
  scheme: Scheme;
  category: string;
}

/** In the order of the statement. */
export const EUR_SOURCES: readonly EurSource[] = [
  income('income', 'regular'),
  // § 19 (1) UStG: a small business shows no VAT, what it receives is income in full.
  income('incomeSmallBusiness', 'smallBusiness'),
  { ...income('vatReceived', null), taxCodes: ['standard19', 'reduced7'], amount: 'vat' },
  expense('expenses', 'cost'),
  // VAT owed as a buyer is not paid to the vendor.
  { ...expense('inputVat', 'deductible'), taxCodes: ['inputStandard19', 'inputReduced7', 'importVat'] },
  { ...expense('vatToOffice', 'net'), isTaxOffice: true },
];

/** The tax codes of what comes in, and of what goes out. */
export const TAX_CODES_OF_SIDE: Record<EurSource['side'], readonly TaxCode[]> = {
  income: VAT_CASES,
  expense: PURCHASE_TAX_CODES,
};

/** The source of a line. */
export function eurSource(line: EurLine): EurSource {
  const found = EUR_SOURCES.find((source) => source.line === line);
  assert(found !== undefined, `a line without a source: ${line}`);
  return found;
}

export function isInLine(source: EurSource, entry: CashEntry): boolean {
  return (
    source.taxCodes.includes(entry.taxCode) &&
    (source.scheme === null || source.scheme === entry.scheme) &&
    source.isTaxOffice === (entry.category === TAX_OFFICE_CATEGORY)
  );
}

/** What an entry, or a sum of them, adds to the line: expenses are positive there and negative in the journal. */
export function addedToLine(source: EurSource, amounts: CashAmounts): Cents {
  const amount = source.amount === 'cost' ? costOf(amounts) : amounts[source.amount];
  return source.side === 'income' ? amount : negateCents(amount);
}

export interface CashAmounts {
  net: Cents;
  vat: Cents;
  deductible: Cents;
}

function costOf({ net, vat, deductible }: CashAmounts): Cents {
  return addCents(net, subtractCents(vat, deductible));
}

function income(line: EurLine, scheme: Scheme | null): EurSource {
  return { line, side: 'income', taxCodes: VAT_CASES, scheme, isTaxOffice: false, amount: 'net' };
}

function expense(line: EurLine, amount: EurSource['amount']): EurSource {
  return {
    line,
    side: 'expense',
    taxCodes: PURCHASE_TAX_CODES,
    scheme: null,
    isTaxOffice: false,
    amount,
  };
}
