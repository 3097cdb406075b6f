/** "Really mine": money received, less what of it belongs to the state and to vendors. */
import type { Land } from '@belegbar/domain/calendar';
import { type PersonalTax, taxOnProfit } from '@belegbar/domain/income-tax';
import { addCents, type Cents, negateCents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import { type Assumptions, personOf } from './assumptions.ts';

/** What the books say of a year, in cents; all above zero but for `profit` and VAT that comes back. */
export interface MineFacts {
  year: number;
  land: Land | null;
  /** With VAT, by the day of the money. */
  received: Cents;
  spent: Cents;
  /** In this money. */
  vat: Cents;
  /** On invoices that are not paid yet, owed all the same (§ 13 (1) No. 1 a UStG). */
  vatAhead: Cents;
  /** In bills that are not paid yet, deducted all the same (§ 15 (1) No. 1 UStG): what is to be paid of them comes back by so much. */
  inputVatAhead: Cents;
  /** Owed for no money that came in: as a buyer (§ 13b UStG), for private use, as adjustments; without what of it is deducted. */
  vatByself: Cents;
  /** Without VAT, by the day that counts, less what the register of assets takes of the year. */
  profit: Cents;
  /** Of that, what is not booked yet. */
  plannedDepreciation: Cents;
  /** Bills that are not paid. */
  openBills: Cents;
  /** Of the owner's taxes, by the books. */
  ownTaxesPaid: Cents;
  isTaxedWithOwner: boolean;
}

export const MINE_LINES = [
  'received',
  'spent',
  'vat',
  'vatAhead',
  'vatByself',
  'incomeTax',
  'solidarity',
  'church',
  'trade',
  'openBills',
  'inputVatAhead',
] as const;
export type MineKind = (typeof MINE_LINES)[number];

export interface MineLine {
  kind: MineKind;
  /** As it enters the sum: below zero what is taken off. */
  amount: Cents;
}

export interface ReallyMine {
  /** In order; those that come to nothing are left out, but for the first two and income tax. */
  lines: MineLine[];
  total: Cents;
  /** What the profit adds to the taxes; null where it is not estimated. */
  tax: PersonalTax | null;
  /** Why there is no estimate: a company, or a year whose tariff is not known. */
  untaxed: 'company' | 'unknownYear' | null;
  /** Of the estimate, paid already: by the books and by what was said. */
  taxPaid: Cents;
  /** What is still to be paid of it; never below zero. */
  taxOpen: Cents;
}

/** The sum of what is really one's own. Every part is one line; they add up. */
export function reallyMine(facts: MineFacts, assumptions: Assumptions): ReallyMine {
  const found = estimate(facts, assumptions);
  const { tax } = found;
  const amounts: Record<MineKind, Cents> = {
    received: facts.received,
    spent: negateCents(facts.spent),
    vat: negateCents(facts.vat),
    vatAhead: negateCents(facts.vatAhead),
    vatByself: negateCents(facts.vatByself),
    incomeTax: negateCents(tax?.incomeTax ?? ZERO),
    solidarity: negateCents(tax?.solidarity ?? ZERO),
    church: negateCents(tax?.church ?? ZERO),
    trade: negateCents(tax?.trade ?? ZERO),
    openBills: negateCents(facts.openBills),
    inputVatAhead: facts.inputVatAhead,
  };
  const lines = MINE_LINES.map((kind) => ({ kind, amount: amounts[kind] })).filter(
    ({ kind, amount }) => amount !== 0 || isAlwaysTold(kind, tax),
  );
  const taxPaid = addCents(facts.ownTaxesPaid, assumptions.prepaid);
  const open = subtractCents(tax?.total ?? ZERO, taxPaid);
  return {
    lines,
    total: sumCents(lines.map(({ amount }) => amount)),
    ...found,
    taxPaid,
    taxOpen: open < 0 ? ZERO : open,
  };
}

function isAlwaysTold(kind: MineKind, tax: PersonalTax | null): boolean {
  return kind === 'received' || kind === 'spent' || (kind === 'incomeTax' && tax !== null);
}

function estimate(facts: MineFacts, assumptions: Assumptions): Pick<ReallyMine, 'tax' | 'untaxed'> {
  if (!facts.isTaxedWithOwner) return { tax: null, untaxed: 'company' };
  const tax = taxOnProfit(facts.profit, personOf(assumptions, facts));
  return tax.known ? { tax: tax.value, untaxed: null } : { tax: null, untaxed: 'unknownYear' };
}
