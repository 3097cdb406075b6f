/** What is entered as a purchase, and what of it is refused before anything is stored. */
import { type AssetDescription, isSpreadOverLife } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import {
  billedLine,
  type Deduction,
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
  type ExpenseLine,
  expenseLineFromGross,
  expenseLineFromNet,
  importLine,
} from '@belegbar/domain/expenses';
import type { ServicePeriod } from '@belegbar/domain/invoices';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import { giftLimit, type Known } from '@belegbar/domain/law';
import { type Cents, compareDecimals, type Decimal, decimal, ZERO } from '@belegbar/domain/money';
import { fieldOfLine, refuseTreatment } from '../assets/index.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';

/**
 * One amount of the bill in cents: without VAT, with VAT, goods with the import VAT that customs assessed, or as the bill has both, which
 * may be below zero on a credit.
 */
export type ExpenseLineInput = AmountInput & {
  /** Left out: that of the bill. */
  category?: string | undefined;
  /** Left out: all that the tax code deducts. */
  deduction?: Deduction | undefined;
  /** Left out: no fixed asset. */
  asset?: AssetDescription | undefined;
};

type AmountInput =
  | { taxCode: PurchaseTaxCode; net: Cents }
  | { taxCode: PurchaseTaxCode; gross: Cents }
  | { taxCode: 'importVat'; net: Cents; importVat: Cents }
  | { taxCode: PurchaseTaxCode; net: Cents; billedVat: Cents };

export interface RecordExpenseInput {
  idempotencyKey: string;
  vendor: { name: string; country: string; vatId?: string | undefined };
  category: string;
  documentDate: Day;
  /** Day on which the document came; left out: its date. */
  receivedOn?: Day | undefined;
  /** Day by which it is to be paid, where the document names one. */
  dueDate?: Day | undefined;
  /** Left out: the document's date. */
  servicePeriod?: ServicePeriod | undefined;
  /** It bills before the supply (BT-3 386): it is entered when it is paid. */
  kind?: 'prepayment' | undefined;
  /** Day on which all of it was paid; left out while it is open. */
  paidOn?: Day | undefined;
  lines: ExpenseLineInput[];
  privateSharePercent?: Decimal | undefined;
}

/** A document comes on its date at the earliest, and not after today; a prepayment is entered with its payment; no period ends before it begins. */
export function refuseWrongDays(context: Context, input: RecordExpenseInput): void {
  const { documentDate, receivedOn = documentDate, paidOn, kind, servicePeriod } = input;
  if (servicePeriod !== undefined && servicePeriod.from > servicePeriod.to)
    throw invalid([fieldProblem('servicePeriod', 'service-period.reversed')]);
  if (receivedOn < documentDate)
    throw invalid([fieldProblem('receivedOn', 'expense.received.before-document')]);
  if (receivedOn > documentDate && receivedOn > context.platform.clock.today())
    throw invalid([fieldProblem('receivedOn', 'expense.received.future')]);
  if (kind === 'prepayment' && paidOn === undefined)
    throw invalid([fieldProblem('paidOn', 'expense.prepayment.unpaid')]);
}

/** In cents, as they are booked; refuses INVALID at the line. */
export function readLines(input: RecordExpenseInput): ExpenseLine[] {
  const on = input.servicePeriod?.to ?? input.documentDate;
  if (input.lines.length === 0) throw invalid([fieldProblem('lines', 'lines.missing')]);
  refuseVatOfTaxPayment(input);
  const categories = [input.category, ...input.lines.map(({ category }) => category)];
  if (categories.includes('gifts')) required(giftLimit(on));
  return input.lines.map((line, index) =>
    withAsset(line, on, index, {
      ...readAmounts(line, on, index),
      ...(line.category === undefined
        ? {}
        : { category: categoryOf(line.category, `lines.${index}.category`) }),
      ...(line.deduction === undefined ? {} : { deduction: readDeduction(line.deduction, index) }),
    }),
  );
}

function readAmounts(line: AmountInput, on: Day, index: number): ExpenseLine {
  if ('importVat' in line) return readImport(line.net, line.importVat, index);
  if ('billedVat' in line) return readBilled(line, on, index);
  const amount = 'net' in line ? line.net : line.gross;
  if (amount <= ZERO) throw invalid([fieldProblem(`lines.${index}`, 'expense.amount.not-positive')]);
  return required(
    'net' in line
      ? expenseLineFromNet(line.taxCode, amount, on)
      : expenseLineFromGross(line.taxCode, amount, on),
  );
}

/** What is an asset costs something, and is treated as the law allows; what of a year's others decides, the register asks. */
function withAsset({ asset }: ExpenseLineInput, on: Day, index: number, line: ExpenseLine): ExpenseLine {
  if (asset === undefined) return line;
  const { treatment, kind } = asset;
  if (line.net <= ZERO) throw invalid([fieldProblem(`lines.${index}`, 'expense.amount.not-positive')]);
  const usefulLifeMonths = isSpreadOverLife(treatment) ? asset.usefulLifeMonths : null;
  refuseTreatment(
    { treatment, kind, usefulLifeMonths, acquiredOn: on, netPrice: line.net },
    fieldOfLine(index),
  );
  return { ...line, asset: { ...asset, usefulLifeMonths } };
}

/** § 15 (4) UStG divides; what divides nothing is one of the other reasons, or none. */
function readDeduction(deduction: Deduction, index: number): Deduction {
  if (deduction.reason !== 'mixedOutput') return deduction;
  const { percent } = deduction;
  if (compareDecimals(percent, decimal('0')) > 0 && compareDecimals(percent, decimal('100')) < 0)
    return deduction;
  throw invalid([fieldProblem(`lines.${index}.deduction`, 'expense.deduction.percent')]);
}

/** What is paid to the tax office is no supply (§ 1 (1) UStG), so no VAT code fits it. */
function refuseVatOfTaxPayment({ category, lines }: RecordExpenseInput): void {
  const wrong = lines.findIndex(
    (line) => (line.category ?? category) === 'vat_paid_to_tax_office' && line.taxCode !== 'inputNone',
  );
  if (wrong !== -1) throw invalid([fieldProblem(`lines.${wrong}`, 'expense.tax-payment.vat')]);
}

/** Customs may send a bill of their own, without the goods. */
function readImport(net: Cents, importVat: Cents, index: number): ExpenseLine {
  const refusal = importRefusal(net, importVat);
  if (refusal !== null) throw invalid([fieldProblem(`lines.${index}`, refusal)]);
  return importLine(net, importVat);
}

function importRefusal(net: Cents, importVat: Cents): string | null {
  if (net === ZERO && importVat === ZERO) return 'expense.amount.none';
  return net * importVat < 0 ? 'expense.vat.sign' : null;
}

function readBilled(
  { taxCode, net, billedVat: vat }: { taxCode: PurchaseTaxCode; net: Cents; billedVat: Cents },
  on: Day,
  index: number,
): ExpenseLine {
  if (taxCode === 'importVat') return readImport(net, vat, index);
  const read = required(billedLine({ taxCode, net, vat }, on));
  if ('line' in read) return read.line;
  throw invalid([fieldProblem(`lines.${index}`, read.refusal)]);
}

function required<Value>(line: Known<Value>): Value {
  if (line.known) return line.value;
  throw invalid([fieldProblem('documentDate', 'law.year.unknown', { year: String(line.year) })]);
}

export function categoryOf(text: string, field = 'category'): ExpenseCategory {
  const category = EXPENSE_CATEGORIES.find((candidate) => candidate === text);
  if (category === undefined) throw invalid([fieldProblem(field, 'expense.category.unknown')]);
  return category;
}
