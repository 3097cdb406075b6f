/**
 * What a purchase books: one accrual entry per tax code, negative, since it lowers income. Input VAT counts with supply and invoice
 * (§ 15 (1) No. 1 UStG), whatever the basis; where the buyer owes the VAT, the entry carries what is owed.
 */
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { DocumentReference, NewEntry } from '@belegbar/domain/journal';
import { giftLimit } from '@belegbar/domain/law';
import {
  addCents,
  assert,
  type Cents,
  decimal,
  negateCents,
  percentOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import type { Expense, ExpenseLine } from './expense.ts';
import { purchaseRate, SELF_ASSESSED } from './rates.ts';
import { purchaseTaxPoint } from './tax-point.ts';

/** `regime` is the one that holds at the end of the service period (§ 15 (2) UStG: the relation at the time of the supply counts). */
export function bookExpense(act: { expense: Expense; expenseId: string; regime: TaxRegime }): NewEntry[] {
  const { expense, regime } = act;
  const lines = expense.lines
    .map((line) => (isWithoutDeduction(line, expense, regime) ? asCost(line) : line))
    .map((line) => businessPart(line, expense));
  const document: DocumentReference = { kind: 'expense', id: act.expenseId, number: expense.number };
  return addByTaxCode(lines).map((line) => entryOf(line, { expense, regime, document }));
}

function entryOf(
  line: ExpenseLine,
  of: { expense: Expense; regime: TaxRegime; document: DocumentReference },
): NewEntry {
  const { expense } = of;
  const vat = SELF_ASSESSED.includes(line.taxCode) ? owedVat(line, expense.servicePeriod.to) : line.vat;
  return {
    basis: 'accrual',
    kind: 'expense',
    bookedOn: expense.documentDate,
    serviceFrom: expense.servicePeriod.from,
    serviceTo: expense.servicePeriod.to,
    taxPoint: purchaseTaxPoint(line.taxCode, expense),
    taxCode: line.taxCode,
    scheme: of.regime.smallBusiness ? 'smallBusiness' : 'regular',
    net: negateCents(line.net),
    vat: negateCents(vat),
    category: expense.category,
    counterpartyVatId: expense.vendorVatId,
    counterparty: expense.vendor,
    document: of.document,
    reverses: null,
    exemptionParagraph: null,
  };
}

function owedVat(line: ExpenseLine, on: Day): Cents {
  const rate = purchaseRate(line.taxCode, on);
  assert(rate.known, 'a purchase was entered without a known rate');
  return percentOf(line.net, rate.value);
}

/** § 15 (2) UStG: a small business deducts nothing, and nobody the input VAT of a gift above the limit (§ 15 (1a) UStG). */
function isWithoutDeduction(line: ExpenseLine, expense: Expense, regime: TaxRegime): boolean {
  if (SELF_ASSESSED.includes(line.taxCode) || line.taxCode === 'inputNone') return false;
  return regime.smallBusiness || line.taxCode === 'inputNotDeductible' || isGiftAboveLimit(expense);
}

function isGiftAboveLimit(expense: Expense): boolean {
  if (expense.category !== 'gifts') return false;
  const limit = giftLimit(expense.servicePeriod.to);
  assert(limit.known, 'a gift was entered without a known limit');
  return sumCents(expense.lines.map((line) => line.net)) > limit.value;
}

/** § 9b (1) EStG: VAT that cannot be deducted is cost. */
function asCost(line: ExpenseLine): ExpenseLine {
  return { taxCode: 'inputNotDeductible', net: addCents(line.net, line.vat), vat: ZERO };
}

/** Cost and input VAT only for the part that serves the business (§ 15 (1) UStG, § 4 (4) EStG). */
function businessPart(line: ExpenseLine, expense: Expense): ExpenseLine {
  if (expense.privateSharePercent === null) return line;
  assert(!SELF_ASSESSED.includes(line.taxCode), 'a private share of a purchase whose VAT the buyer owes');
  const share = (amount: Cents) =>
    subtractCents(amount, percentOf(amount, expense.privateSharePercent ?? NO_SHARE));
  return { ...line, net: share(line.net), vat: share(line.vat) };
}

function addByTaxCode(lines: readonly ExpenseLine[]): ExpenseLine[] {
  const codes = [...new Set(lines.map((line) => line.taxCode))];
  return codes.map((taxCode) => {
    const ofCode = lines.filter((line) => line.taxCode === taxCode);
    return {
      taxCode,
      net: sumCents(ofCode.map((line) => line.net)),
      vat: sumCents(ofCode.map((line) => line.vat)),
    };
  });
}

const NO_SHARE = decimal('0');
