/** What the purchases put into the boxes of the advance returns: VAT on bills, on imports, and what the buyer owes. */
import { fraction } from '../amounts.ts';
import { add, type Figure, type Grown, growth, type Standings } from '../course.ts';
import { type Bought, openOfPart, type Purchase, paidOn, paidPart } from '../state/purchase.ts';
import { daysAfter, earlierOf, endOfNextMonth, laterOf } from './days.ts';
import { inputVat, inputVatOfOwed } from './deduction.ts';
import { BUYERS_RATES } from './tax-rates.ts';

interface Boxes {
  /** Of what the buyer owes: base, and tax where the form does not compute it. */
  owed: { base: string; tax: string | null } | null;
  deducted: string | null;
}

/** USt 1 A, sections "Leistungsempfänger als Steuerschuldner", "Innergemeinschaftliche Erwerbe", "Abziehbare Vorsteuerbeträge". */
const BOXES: Readonly<Record<string, Boxes>> = {
  inputStandard19: { owed: null, deducted: '66' },
  inputReduced7: { owed: null, deducted: '66' },
  inputNone: { owed: null, deducted: null },
  inputNotDeductible: { owed: null, deducted: null },
  importVat: { owed: null, deducted: '62' },
  euServiceReverseCharge: { owed: { base: '46', tax: '47' }, deducted: '67' },
  euServiceReverseCharge7: { owed: { base: '46', tax: '47' }, deducted: '67' },
  otherReverseCharge: { owed: { base: '84', tax: '85' }, deducted: '67' },
  otherReverseCharge7: { owed: { base: '84', tax: '85' }, deducted: '67' },
  intraCommunityAcquisition19: { owed: { base: '89', tax: null }, deducted: '61' },
  intraCommunityAcquisition7: { owed: { base: '93', tax: null }, deducted: '61' },
};

export function purchasesInReturns(purchase: Purchase): Grown[] {
  const days = purchase.bought.flatMap(({ taxCode }) => [countingDay(taxCode, purchase)]);
  const paid = purchase.payments.map(({ day }) => day);
  return growth([...days, ...paid, purchase.receivedOn, purchase.statusSince], (day) =>
    boxesOn(purchase, day),
  );
}

function boxesOn(purchase: Purchase, day: string): Standings {
  const boxes = new Map<string, Figure>();
  for (const bought of purchase.bought) {
    const { owed, deducted } = BOXES[bought.taxCode] ?? { owed: null, deducted: null };
    const rate = BUYERS_RATES[bought.taxCode];
    const counts = (whole: bigint) => countedOn(whole, bought, purchase, day);
    const open = day < countingDay(bought.taxCode, purchase) ? openOfPart(purchase, day) : 0n;
    const tax = fraction(bought.billed.net, rate ?? 0n, 100n);
    if (owed !== null) {
      add(boxes, owed.base, counts(bought.billed.net), open);
      if (owed.tax !== null) add(boxes, owed.tax, counts(tax), open);
    }
    const input = owed === null ? inputVat(bought.business.vat, bought) : inputVatOfOwed(tax, bought);
    // Who was a small business before deducts what is supplied to a taxed business from the change on (UStAE 15.1 (5)).
    if (deducted !== null && day >= purchase.statusSince) add(boxes, deducted, counts(input), open);
  }
  return boxes;
}

/** All of it from the day of the supply; before it, what was paid (§ 15 (1) No. 1 s. 3, § 13b (4) s. 2 UStG). */
function countedOn(whole: bigint, { taxCode }: Bought, purchase: Purchase, day: string): bigint {
  if (day >= countingDay(taxCode, purchase)) return whole;
  const isBillMissing = needsBill(taxCode) && day < purchase.receivedOn;
  if (!countsInAdvance(taxCode) || isBillMissing) return 0n;
  return paidPart(whole, paidBefore(purchase, day), purchase);
}

/** What was paid by then before the supply; money that comes with it or later is no advance. */
function paidBefore(purchase: Purchase, day: string): bigint {
  return paidOn(purchase, earlierOf(day, daysAfter(purchase.suppliedOn, -1)));
}

/** No advance is taxed of what is acquired in the EU (§ 13 (1) No. 6 UStG) or imported. */
function countsInAdvance(taxCode: string): boolean {
  return !['intraCommunityAcquisition19', 'intraCommunityAcquisition7', 'importVat'].includes(taxCode);
}

/** § 15 (1) No. 1 UStG asks for the bill; tax that the buyer owes on a payment, and its deduction, do not (No. 4 s. 2). */
function needsBill(taxCode: string): boolean {
  return BUYERS_RATES[taxCode] === undefined;
}

function countingDay(taxCode: string, { suppliedOn, receivedOn, billedOn }: Purchase): string {
  switch (taxCode) {
    // § 13b (1) UStG: with the end of the service.
    case 'euServiceReverseCharge':
    case 'euServiceReverseCharge7':
      return suppliedOn;
    // § 13b (2) UStG, § 13 (1) No. 6 UStG: with the bill, at latest at the end of the month after.
    case 'otherReverseCharge':
    case 'otherReverseCharge7':
    case 'intraCommunityAcquisition19':
    case 'intraCommunityAcquisition7':
      return laterOf(suppliedOn, earlierOf(billedOn, endOfNextMonth(suppliedOn)));
    // § 15 (1) No. 1 s. 1 and 2 UStG: with the supply and the bill.
    default:
      return laterOf(suppliedOn, receivedOn);
  }
}
