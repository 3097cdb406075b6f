/** Lines of a document as BG-25: quantity times price less allowance is the line's net amount, to the cent. */
import type { DocumentLine, InvoiceDocument, Language, PriceEntry, Unit } from '@belegbar/domain/invoices';
import {
  type Cents,
  compareDecimals,
  type Decimal,
  decimal,
  eurosFromCents,
  multiplyToCents,
  netOfGross,
  percentOf,
  subtractCents,
  unitPriceFor,
} from '@belegbar/domain/money';
import { emptyItem, emptyLine } from '../empty.ts';
import { filled } from '../filled.ts';
import type { AllowanceCharge, ELine } from '../model.ts';
import type { Signed } from './signed.ts';
import { vatCategory, vatRate } from './vat-category.ts';

/** BT-130 of each unit (UN/ECE Recommendation 20). */
const UNIT_CODES: Record<Unit, string> = {
  hourly: 'HUR',
  daily: 'DAY',
  project: 'C62',
  piece: 'H87',
  monthly: 'MON',
  lumpSum: 'LS',
  km: 'KMT',
};

export function eLine(
  line: DocumentLine,
  { priceEntry, language }: Pick<InvoiceDocument, 'priceEntry' | 'language'>,
  signed: Signed,
): ELine {
  const category = vatCategory(line.vatCase);
  const { listNet, price } = netPrice(line, priceEntry);
  const { servicePeriod: period } = line;
  return {
    ...emptyLine(),
    id: String(line.position),
    quantity: signed.quantity(line.quantity),
    unit: UNIT_CODES[line.unit],
    net: signed.amount(line.net),
    price: { net: price },
    vatCategory: category,
    // BR-O-05: what is not subject to VAT has no rate on its line.
    ...(category === 'O' ? {} : { vatRate: vatRate(line.vatPercent) }),
    ...(period === undefined ? {} : { period: { start: period.from, end: period.to } }),
    allowances: allowanceOf(line, listNet, language, signed),
    item: { ...emptyItem(), ...filled({ name: line.description, description: line.details }) },
  };
}

/** The line before its discount, net in cents, and the net price that gives exactly this. */
function netPrice(line: DocumentLine, priceEntry: PriceEntry): { listNet: Cents; price: Decimal } {
  const list = multiplyToCents(line.quantity, line.unitPrice);
  if (priceEntry === 'net') return { listNet: list, price: line.unitPrice };
  const rate = vatRate(line.vatPercent);
  const listNet = listNetOf(line, netOfGross(list, rate));
  // A quantity of nothing has any price; that of one piece is what the document says.
  if (compareDecimals(line.quantity, NOTHING) === 0)
    return { listNet, price: eurosFromCents(netOfGross(multiplyToCents(ONE, line.unitPrice), rate)) };
  return { listNet, price: unitPriceFor(listNet, line.quantity) };
}

const NOTHING = decimal('0');
const ONE = decimal('1');

/** Under gross prices VAT is taken out of the whole, by which a line may be a cent off; only more than the net amount has been reduced. */
function listNetOf({ discountPercent, net }: DocumentLine, listNet: Cents): Cents {
  const isReduced = discountPercent !== null && (net < 0 ? listNet < net : listNet > net);
  return isReduced ? listNet : net;
}

/** BG-27; percent and base only where they give the amount. */
function allowanceOf(
  line: DocumentLine,
  listNet: Cents,
  language: Language,
  signed: Signed,
): AllowanceCharge[] {
  const amount = subtractCents(listNet, line.net);
  if (amount === 0) return [];
  const percent = line.discountPercent;
  const isExact = percent !== null && percentOf(listNet, percent) === amount;
  return [
    {
      amount: signed.amount(amount),
      ...(isExact ? { base: signed.amount(listNet), percent } : {}),
      ...discountIn(language),
    },
  ];
}

/** UNTDID 5189: discount. */
export function discountIn(language: Language): Pick<AllowanceCharge, 'reason' | 'reasonCode'> {
  return { reason: language === 'de' ? 'Rabatt' : 'Discount', reasonCode: '95' };
}
