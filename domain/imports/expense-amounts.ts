/** Net and VAT of an expense from what a row has of gross, net, VAT and rate, and the tax code under which it counts. */
import type { Day } from '../calendar/index.ts';
import {
  type ExpenseCategory,
  expenseLineFromGross,
  expenseLineFromNet,
  proposeTaxCode,
  SELF_ASSESSED,
} from '../expenses/index.ts';
import type { PurchaseTaxCode } from '../journal/index.ts';
import {
  addCents,
  type Cents,
  cents,
  compareDecimals,
  decimal,
  parseAmount,
  parsePercent,
  percentOf,
  subtractCents,
} from '../money/index.ts';
import type { ReadAs, Row } from './row.ts';
import { readWord, TAX_CODE_WORDS } from './words.ts';

export interface AmountsRead {
  taxCode: PurchaseTaxCode;
  net: Cents;
  vat: Cents;
}

/** What decides the tax code where the file does not name one. */
export interface BilledBy {
  country: string;
  category: ExpenseCategory | null;
  /** By which rates the bill is. */
  on: Day;
}

type Given = Record<'gross' | 'net' | 'vat', Cents | null>;

/** Null with a blocking problem where the row says too little, or what does not add up; a code that was proposed is told by a warning. */
export function readAmounts(row: Row, as: ReadAs, billed: BilledBy): AmountsRead | null {
  const given = {
    gross: amountOf(row, as, 'gross'),
    net: amountOf(row, as, 'net'),
    vat: amountOf(row, as, 'vat'),
  };
  if (row.problems.some(({ severity }) => severity === 'blocking')) return null;
  if (rateOn('inputStandard19', billed.on) === null)
    return refused(row, 'documentDate', 'import.expense.year');
  const whole = completed(given);
  if (whole.gross === null && whole.net === null) return refused(row, 'gross', 'import.expense.amount');
  if (given.gross !== null && given.net !== null && given.vat !== null)
    if (given.gross !== addCents(given.net, given.vat)) return refused(row, 'gross', 'import.expense.sum');
  const taxCode = taxCodeOf(row, as, { ...billed, amounts: whole });
  if (taxCode === null) return null;
  const amounts = amountsUnder(taxCode, whole, billed.on);
  return amounts === null ? refused(row, 'documentDate', 'import.expense.year') : { taxCode, ...amounts };
}

function refused(row: Row, target: 'gross' | 'documentDate' | 'vatRate' | 'taxCode', code: string): null {
  row.block(target, code);
  return null;
}

function amountOf(row: Row, { decimalSign }: ReadAs, target: keyof Given): Cents | null {
  const text = row.line(target);
  if (text === '') return null;
  const plain = text
    .replace(/^([+\u2212\u2013-]?)\s*(?:[A-Z]{3}|[$£])\s*/i, '$1')
    .replace(/\s*(?:[A-Z]{3}|[$£])$/i, '');
  const parsed = parseAmount(plain, decimalSign === ',' ? 'de' : 'en');
  if (parsed.ok) return parsed.value;
  row.block(target, parsed.code);
  return null;
}

/** The third of two. */
function completed({ gross, net, vat }: Given): Given {
  if (gross !== null && vat !== null) return { gross, vat, net: subtractCents(gross, vat) };
  if (gross !== null && net !== null) return { gross, net, vat: subtractCents(gross, net) };
  if (net !== null && vat !== null) return { net, vat, gross: addCents(net, vat) };
  return { gross, net, vat };
}

/** The file's, else by the rate, else as it is proposed for the vendor's country and the category. */
function taxCodeOf(row: Row, as: ReadAs, billed: BilledBy & { amounts: Given }): PurchaseTaxCode | null {
  const text = row.line('taxCode');
  const told = text === '' ? null : readWord(TAX_CODE_WORDS, text);
  if (told !== null) return told;
  if (text !== '') return refused(row, 'taxCode', 'import.expense.tax-code');
  const { amounts, country, category, on } = billed;
  const { taxCode, reason } = proposeTaxCode(country, category);
  const rate = row.has('vatRate') ? codeOfRate(row, as, on) : null;
  if (row.has('vatRate') && rate === null) return refused(row, 'vatRate', 'import.expense.rate');
  if (reason === 'insurance') return taxCode;
  if (reason !== 'domestic') return foreignCode(row, taxCode, rate ?? codeOfVat(amounts));
  const domestic = rate ?? codeOfVat(amounts);
  if (domestic === null) row.warn('gross', 'import.expense.proposed-19');
  else if (domestic === 'inputNone' && !as.isSmallBusiness) row.warn('vat', 'import.expense.no-vat');
  return domestic ?? taxCode;
}

/** A bill from abroad that shows VAT shows that of another country, which is cost here. */
function foreignCode(row: Row, taxCode: PurchaseTaxCode, shown: PurchaseTaxCode | null): PurchaseTaxCode {
  const isShown = shown !== null && shown !== 'inputNone';
  if (!isShown || taxCode === 'importVat') {
    row.warn('country', 'import.expense.proposed-abroad');
    return taxCode;
  }
  row.warn('country', 'import.expense.foreign-vat');
  return 'inputNotDeductible';
}

/** The code of a rate of its day, written as 19, 19 % or 0.19; null where there is none. */
function codeOfRate(row: Row, { decimalSign }: ReadAs, on: Day): PurchaseTaxCode | null {
  const parsed = parsePercent(row.line('vatRate'), decimalSign === ',' ? 'de' : 'en');
  if (!parsed.ok) return null;
  const isShare = compareDecimals(parsed.value, ONE) < 0;
  const vat = percentOf(isShare ? TEN_THOUSAND_EUROS : HUNDRED_EUROS, parsed.value);
  return vat === 0 ? 'inputNone' : (RATED.find((code) => rateOn(code, on) === vat) ?? null);
}

const RATED = ['inputStandard19', 'inputReduced7'] as const;
const ONE = decimal('1');
const HUNDRED_EUROS = cents(100_00);
const TEN_THOUSAND_EUROS = cents(10_000_00);

/** The VAT of a hundred euros. */
function rateOn(code: PurchaseTaxCode, on: Day): number | null {
  const line = expenseLineFromNet(code, HUNDRED_EUROS, on);
  return line.known ? line.value.vat : null;
}

/** By how much VAT stands beside the net; whether it is too much is checked where the bill is entered. */
function codeOfVat({ net, vat }: Given): PurchaseTaxCode | null {
  if (net === null || vat === null) return null;
  if (vat === 0) return 'inputNone';
  return Math.abs(vat) * 100 > Math.abs(net) * BETWEEN_RATES_PERCENT ? 'inputStandard19' : 'inputReduced7';
}

const BETWEEN_RATES_PERCENT = 11;

/** Where no VAT of the bill is deducted or owed, all that is paid is its net. */
function amountsUnder(
  taxCode: PurchaseTaxCode,
  { gross, net, vat }: Given,
  on: Day,
): { net: Cents; vat: Cents } | null {
  if (taxCode === 'inputNotDeductible' && gross !== null) return { net: gross, vat: cents(0) };
  if (net !== null && vat !== null) return { net, vat };
  const amount = gross ?? net ?? cents(0);
  if (taxCode === 'importVat' || SELF_ASSESSED.includes(taxCode)) return { net: amount, vat: cents(0) };
  const line =
    gross === null ? expenseLineFromNet(taxCode, amount, on) : expenseLineFromGross(taxCode, amount, on);
  return line.known ? { net: line.value.net, vat: line.value.vat } : null;
}
