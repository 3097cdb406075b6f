/**
 * What the purchases put into the boxes of the advance returns: VAT on bills, on imports, and what the buyer owes. An advance counts at the rate
 * of its bill; § 16 (6) s. 1 UStG has that of its month, which nobody is asked for (decision 044).
 */
import { fraction, gross, smaller, sum } from '../amounts.ts';
import { add, type Figure, type Grown, growth, type Standings } from '../course.ts';
import { standingInEuros } from '../state/bill-in-euros.ts';
import { FINE } from '../state/bill-standing.ts';
import { type Purchase, WHOLE } from '../state/purchase.ts';
import { place } from './annual-return.ts';
import { type Bought, boughtOn, type Judged, judgingDays, openCents } from './bought.ts';
import { daysAfter, earlierOf, endOfNextMonth, laterOf } from './days.ts';
import { inputVat, inputVatOfOwed } from './deduction.ts';
import type { GiftsAbove } from './gifts.ts';
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

export function purchasesInReturns(purchase: Purchase, above: GiftsAbove): Grown[] {
  const acted = purchase.acts.map(({ day }) => day);
  const known = [purchase.receivedOn, purchase.statusSince, ...judgingDays(purchase, above)];
  return growth([...countingDays(purchase), ...acted, ...known], (day) => boxesOn(purchase, { day, above }));
}

/** On which what is on a bill is owed or deducted. */
export function countingDays(purchase: Purchase): string[] {
  return purchase.lines.map(({ taxCode }) => countingDay(taxCode, purchase));
}

function boxesOn(purchase: Purchase, judged: Judged): Standings {
  const boxes = new Map<string, Figure>();
  for (const [bought, counted] of countedOn(purchase, judged)) addTo(boxes, bought, purchase, counted);
  return boxes;
}

/** What was bought, with how much of it returns have by the day. */
function countedOn(purchase: Purchase, judged: Judged): [Bought, Counted][] {
  const { day } = judged;
  const standing = standingInEuros(purchase, day);
  // Money that comes with the supply or later is no advance.
  const before = standingInEuros(purchase, earlierOf(day, daysAfter(purchase.suppliedOn, -1)));
  const advances = new Map(boughtOn(purchase, before, judged).map(({ kind, received }) => [kind, received]));
  return boughtOn(purchase, standing, judged).map((bought) => {
    const isAsked = day >= countingDay(bought.taxCode, purchase);
    const advance = advances.get(bought.kind) ?? 0n;
    const counts = (whole: bigint) =>
      isAsked ? whole : countedBefore(whole, advance, bought, purchase, day);
    const open = openCents(
      bought,
      purchase,
      isAsked ? { ...standing, paid: 0n, openBeyond: 0n, moves: 0n } : standing,
    );
    return [bought, { counts, open, day }];
  });
}

/** Null where the vendor bills it. */
export function taxOwed({ asked, taxCode }: Pick<Bought, 'asked' | 'taxCode'>): bigint | null {
  const rate = BUYERS_RATES[taxCode];
  return rate === undefined ? null : fraction(asked.net, rate, 100n);
}

/** § 9b (1) EStG: what is owed for fixed assets and not deducted is in their cost, so what is paid to the tax office for it is none. */
export function owedInCostOfAssets(purchase: Purchase, judged: Judged): Figure {
  const all = countedOn(purchase, judged).flatMap(([bought, { counts, open }]) => {
    const tax = bought.asset === undefined ? null : taxOwed(bought);
    if (tax === null) return [];
    const forBusiness = tax - fraction(tax, purchase.privateShare, WHOLE);
    return [{ amount: counts(forBusiness) - counts(inputVat(forBusiness, bought)), open }];
  });
  return { amount: sum(all.map(({ amount }) => amount)), open: sum(all.map(({ open }) => open)) };
}

interface Counted {
  counts: (whole: bigint) => bigint;
  open: bigint;
  day: string;
}

function addTo(
  boxes: Map<string, Figure>,
  bought: Bought,
  purchase: Purchase,
  { counts, open, day }: Counted,
): void {
  const { owed, deducted } = BOXES[bought.taxCode] ?? { owed: null, deducted: null };
  const tax = taxOwed(bought) ?? 0n;
  if (owed !== null) {
    add(boxes, place(owed.base), counts(bought.asked.net), open);
    if (owed.tax !== null) add(boxes, place(owed.tax), counts(tax), open);
  }
  const input = owed === null ? inputVat(bought.business.vat, bought) : inputVatOfOwed(tax, bought, purchase);
  // Who was a small business before deducts what is supplied to a taxed business from the change on (UStAE 15.1 (5)).
  if (deducted !== null && day >= purchase.statusSince) add(boxes, place(deducted), counts(input), open);
}

/**
 * Before the supply what was paid in advance, as far as it is still asked for (§ 15 (1) No. 1 s. 3, § 13b (4) s. 2, § 17 (1) UStG).
 */
function countedBefore(
  whole: bigint,
  advance: bigint,
  { taxCode, asked }: Bought,
  purchase: Purchase,
  day: string,
): bigint {
  const isBillMissing = needsBill(taxCode) && day < purchase.receivedOn;
  if (!countsInAdvance(taxCode) || isBillMissing) return 0n;
  const all = gross(asked) * FINE;
  const part = (amount: bigint) => fraction(amount, smaller(advance, all), all);
  // VAT on a bill is what is paid without the net amount in it.
  return needsBill(taxCode) ? part(gross(asked)) - part(gross(asked) - whole) : part(whole);
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
